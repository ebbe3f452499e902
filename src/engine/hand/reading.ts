import type { TileKind } from '../tiles/tile'
import type { KongMade } from './meld'

/** Every shape of a complete hand that some rule set knows. */
export const SHAPES = [
  'standard',
  'pairs-and-pong',
  'different-pairs-and-pong',
  'thirteen-orphans',
  'sixteen-orphans',
] as const
export type Shape = (typeof SHAPES)[number]

/** One set of a complete hand as it is read. `tile` is the lowest of a chow. */
export type ReadSet = {
  readonly kind: 'chow' | 'pong' | 'kong'
  readonly tile: TileKind
  /** How a declared kong was made; null for every other set. */
  readonly made: KongMade | null
  /** Declared on the table (concealed kongs too); false for a set in the hand. */
  readonly declared: boolean
  /** All its tiles were drawn; false when a discard or a robbed kong completed it. */
  readonly drawn: boolean
}

/**
 * One way to read a complete hand.
 * `sets`: five in the standard shape; the pong of pairs-and-pong; the extra set of thirteen orphans; else none.
 * `pairs`: the pair, or the seven pairs (four alike stand there twice), lowest first.
 * `joined`: what the winning tile completed: an index into `sets`, `'pair'`, or `'single'` for one of the
 * lone tiles of an orphans shape.
 */
export type Reading = {
  readonly shape: Shape
  readonly sets: readonly ReadSet[]
  readonly pairs: readonly TileKind[]
  readonly joined: number | 'pair' | 'single'
}
