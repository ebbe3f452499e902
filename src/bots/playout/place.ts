import type { MeldForm } from '../../engine/hand/meld'
import { WEIGHTS } from '../../engine/hand/keys'
import { GROUP_COUNT, groupOf } from '../../engine/hand/openHand'
import type { SpecialShape } from '../../engine/hand/specialLacks'
import { HAND_KINDS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'

/**
 * One seat's tiles in a playout: counts and the keys of the kernel's tables, kept in step. Copies that lie in the
 * own melds are not locked, as the kernel proper does: they are never drawn, since nothing is left of them.
 */
export type Place = {
  readonly counts: Uint8Array
  readonly keys: Int32Array
  melds: readonly MeldForm[]
  flowers: readonly TileKind[]
  closed: boolean
  /** The special shapes that this hand is near enough to. */
  specials: readonly SpecialShape[]
  /** Tiles that the hand lacks between its turns: 1 is ready. */
  lack: number
  /** By kind, whether it completes the hand between its turns; all 0 unless it is ready. */
  readonly waits: Uint8Array
  /** Kinds that it may not win with before its next turn, for it passed on them. */
  barred: readonly TileKind[]
}

export const emptyPlace = (): Place => ({
  counts: new Uint8Array(HAND_KINDS),
  keys: new Int32Array(GROUP_COUNT),
  melds: [],
  flowers: [],
  closed: false,
  specials: [],
  lack: 0,
  waits: new Uint8Array(HAND_KINDS),
  barred: [],
})

export const copyPlace = (from: Place, to: Place): void => {
  to.counts.set(from.counts)
  to.keys.set(from.keys)
  to.melds = from.melds
  to.flowers = from.flowers
  to.closed = from.closed
  to.specials = from.specials
  to.lack = from.lack
  to.waits.set(from.waits)
  to.barred = from.barred
}

/** Adds so many tiles of a kind, or takes them away. */
export const changePlace = ({ counts, keys }: Place, kind: TileKind, by: number): void => {
  counts[kind] = (counts[kind] as number) + by
  const group = groupOf(kind)
  keys[group] = (keys[group] as number) + by * (WEIGHTS[kind] as number)
}
