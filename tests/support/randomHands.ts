import type { MeldForm } from '../../src/engine/hand/meld'
import { kindsOf } from '../../src/engine/hand/meld'
import type { RandomStream } from '../../src/engine/tiles/random'
import { HAND_TILE_KINDS, isHonour, isTerminal } from '../../src/engine/tiles/tile'
import type { TileKind } from '../../src/engine/tiles/tile'

/** A hand made by chance: its tiles in hand, 16 or 17 less three a meld, and its melds. */
export type RandomHand = { readonly kinds: TileKind[]; readonly melds: MeldForm[] }

const SPREAD = ['uniform', 'one suit', 'two suits', 'honours', 'alike', 'pairs', 'orphans'] as const
type Spread = (typeof SPREAD)[number]

/** Kinds that a spread takes its tiles from; those that stand here more often come more often. */
const sourceOf = (spread: Spread, random: RandomStream): TileKind[] => {
  const suit = 9 * random(0, 2)
  const other = 9 * random(0, 2)
  const within = (first: number) => HAND_TILE_KINDS.slice(first, first + 9)
  switch (spread) {
    case 'one suit':
      return within(suit)
    case 'two suits':
      return [...within(suit), ...within(other)]
    case 'honours':
      return [...HAND_TILE_KINDS, ...Array.from({ length: 4 }, () => within(27)).flat()]
    case 'orphans':
      return HAND_TILE_KINDS.flatMap((kind) =>
        isTerminal(kind) || isHonour(kind) ? Array.from({ length: 9 }, () => kind) : [kind],
      )
    default:
      return [...HAND_TILE_KINDS]
  }
}

/** How many copies of a drawn kind come at once. */
const batchOf = (spread: Spread, random: RandomStream): number => {
  if (spread === 'alike') return random(3, 4)
  if (spread === 'pairs') return random(0, 4) === 0 ? 3 : 2
  return 1
}

const meldFrom = (kind: TileKind, random: RandomStream): MeldForm => {
  const pick = random(0, 4)
  if (pick < 2 && kind < 27 && kind % 9 < 7) return { kind: 'chow', tile: kind }
  if (pick < 4) return { kind: 'pong', tile: kind }
  return { kind: 'kong', tile: kind, made: 'claimed' }
}

/** Draws a hand out of one of the spreads; half of the hands have melds. */
export const randomHand = (random: RandomStream, tiles: 16 | 17): RandomHand => {
  const spread = SPREAD[random(0, SPREAD.length - 1)] as Spread
  const pick = (from: readonly TileKind[]): TileKind => from[random(0, from.length - 1)] as TileKind
  const left = new Uint8Array(HAND_TILE_KINDS.length).fill(4)
  const take = (wanted: readonly TileKind[]): boolean => {
    const before = Uint8Array.from(left)
    for (const kind of wanted) left[kind] = (left[kind] as number) - 1 // wraps past nothing
    if (wanted.every((kind) => (left[kind] as number) <= 4)) return true
    left.set(before)
    return false
  }
  const source = sourceOf(spread, random)
  const melds: MeldForm[] = []
  for (let wanted = Math.max(0, random(-4, 5)); melds.length < wanted;) {
    const meld = meldFrom(pick(random(0, 3) === 0 ? HAND_TILE_KINDS : source), random)
    if (take(kindsOf(meld))) melds.push(meld)
    else wanted -= 1
  }
  const kinds: TileKind[] = []
  for (let tries = 0; kinds.length < tiles - 3 * melds.length; tries += 1) {
    const kind = pick(tries < 100 ? source : HAND_TILE_KINDS)
    const room = tiles - 3 * melds.length - kinds.length
    const batch = Array.from({ length: Math.min(room, batchOf(spread, random)) }, () => kind)
    if (take(batch)) kinds.push(...batch)
  }
  return { kinds, melds }
}
