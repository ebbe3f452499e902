import type { RuleSet } from '../../engine/table/ruleSet'
import { bySeat, SEATS } from '../../engine/tiles/seat'
import type { BySeat, Seat, Wind } from '../../engine/tiles/seat'
import { COPIES, HAND_KINDS, isSuited, rankOf, TILE_COUNT } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { copyPlace, emptyPlace } from './place'
import type { Place } from './place'

/** What stays as it is while a hand is played out. */
export type Deal = {
  readonly rules: RuleSet
  readonly round: Wind
  readonly dealer: Seat
  readonly streak: number
  readonly pool: number
}

/** A table in the middle of a hand, every tile known or guessed: what playouts are played on. */
export type World = {
  readonly places: BySeat<Place>
  /** By kind, the copies that lie open to everybody: in rivers and melds. */
  readonly shown: Uint8Array
  /** The wall's kinds in draw order: taken from `front` on and, for replacements, from before `back`. */
  readonly wall: Uint8Array
  front: number
  back: number
  /** How many tiles have been taken from the two ends of the whole wall. */
  readonly taken: { front: number; back: number }
  discards: number
  claims: number
  /** By seat, its discards, and whether each of the last two was a middle tile: a bit each. */
  readonly turns: Uint8Array
  readonly recent: Uint8Array
  /** By seat, the kind that it last discarded out of its hand, and not as it was drawn. */
  readonly last: Uint8Array
  /** By seat, the kinds that it has let pass since its hand last changed. */
  readonly passed: BySeat<Uint8Array>
  /** By seat, the kinds that it has discarded in this hand. */
  readonly thrown: BySeat<Uint8Array>
  /** What each seat has gained since the world began. */
  readonly gains: Int32Array
  /** Who has won, in turn order. */
  winners: readonly Seat[]
  /** Who discarded the winning tile. */
  payer: Seat | null
}

/** Far from every kind. */
const NO_KIND = 0xff

export const emptyWorld = (): World => ({
  places: bySeat(emptyPlace),
  shown: new Uint8Array(HAND_KINDS),
  wall: new Uint8Array(TILE_COUNT),
  front: 0,
  back: 0,
  taken: { front: 0, back: 0 },
  discards: 0,
  claims: 0,
  turns: new Uint8Array(SEATS.length),
  recent: new Uint8Array(SEATS.length),
  last: new Uint8Array(SEATS.length).fill(NO_KIND),
  passed: bySeat(() => new Uint8Array(HAND_KINDS)),
  thrown: bySeat(() => new Uint8Array(HAND_KINDS)),
  gains: new Int32Array(SEATS.length),
  winners: [],
  payer: null,
})

/** Makes one world like another. */
export const copyWorld = (from: World, to: World): void => {
  for (const seat of SEATS) {
    copyPlace(from.places[seat], to.places[seat])
    to.passed[seat].set(from.passed[seat])
    to.thrown[seat].set(from.thrown[seat])
  }
  to.shown.set(from.shown)
  to.wall.set(from.wall)
  to.front = from.front
  to.back = from.back
  to.taken.front = from.taken.front
  to.taken.back = from.taken.back
  to.discards = from.discards
  to.claims = from.claims
  to.turns.set(from.turns)
  to.recent.set(from.recent)
  to.last.set(from.last)
  to.gains.set(from.gains)
  to.winners = from.winners
  to.payer = from.payer
}

const isMiddle = (kind: TileKind): boolean => isSuited(kind) && rankOf(kind) > 2 && rankOf(kind) < 8

/** Notes what a seat's discard tells of its hand: `drawn`, if it is the tile that it has just drawn. */
export const noteDiscard = (
  { turns, recent, last, passed, thrown }: World,
  seat: Seat,
  kind: TileKind,
  drawn: boolean,
): void => {
  turns[seat] = (turns[seat] as number) + 1
  recent[seat] = ((recent[seat] as number) & 1) * 2 + (isMiddle(kind) ? 1 : 0)
  thrown[seat][kind] = 1
  if (drawn) return
  last[seat] = kind
  passed[seat].fill(0)
}

export const addGain = ({ gains }: World, seat: Seat, points: number): void => {
  gains[seat] = (gains[seat] as number) + points
}

/** Lays so many copies of a kind open. */
export const show = ({ shown }: World, kind: TileKind, copies: number): void => {
  shown[kind] = (shown[kind] as number) + copies
}

/** How many copies of a kind a seat does not see. */
export const unseenOfKind = ({ shown, places }: World, seat: Seat, kind: TileKind): number =>
  COPIES - (shown[kind] as number) - (places[seat].counts[kind] as number)

const unseen = new Uint8Array(HAND_KINDS)

/** How many copies of each kind a seat does not see; valid until asked again. */
export const unseenBy = (world: World, seat: Seat): Uint8Array => {
  for (let kind = 0 as TileKind; kind < HAND_KINDS; kind = (kind + 1) as TileKind) {
    unseen[kind] = unseenOfKind(world, seat, kind)
  }
  return unseen
}

export const ordinaryLeft = ({ rules }: Deal, { front, back, taken }: World): boolean =>
  front < back && rules.wall.ordinaryLeft(taken) > 0

export const replacementsLeft = ({ rules }: Deal, { front, back, taken }: World): boolean =>
  front < back && rules.wall.replacementsLeft(taken) > 0
