import type { SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'

/** A hand is dealt in fours, one four after the other. */
export const DEALT_AT_ONCE = 4
const DEALS = 4

/** Where a tile comes from that was not on the screen before. */
export type Origin =
  | { readonly at: 'wall'; readonly end: 'front' | 'back' }
  | { readonly at: 'hand'; readonly seat: Seat }

/** A move of this step: from where, and as the how manieth. */
export type Planned = { readonly from: Origin; readonly order: number }

/** What moves in a step: tiles by id, and by seat what nobody else sees. */
export type FlightPlan = {
  readonly tiles: ReadonlyMap<TileId, Planned>
  /** The tile that a seat has drawn. */
  readonly draws: ReadonlyMap<Seat, Planned>
  /** The four that a seat has laid face down. */
  readonly hiddenKongs: ReadonlyMap<Seat, Planned>
  /** The hand was dealt: every tile of it comes from the wall. */
  readonly dealt: boolean
  readonly count: number
}

const FRONT: Origin = { at: 'wall', end: 'front' }
const BACK: Origin = { at: 'wall', end: 'back' }

type Moves = readonly (readonly [tile: TileId | null, from: Origin, seat: Seat])[]

/** What an event moves; tiles that move together share a flight's order. */
const movesOf = (event: SeenEvent): readonly Moves[] => {
  if (!('seat' in event)) return []
  const { seat } = event
  const hand: Origin = { at: 'hand', seat }
  switch (event.event) {
    case 'draw':
      return [[[event.tile, FRONT, seat]]]
    case 'replacement':
      return [[[event.tile, BACK, seat]]]
    case 'flower':
      return [[[event.tile, hand, seat]], [[event.replacement, BACK, seat]]]
    case 'discard':
    case 'added-kong':
      return [[[event.tile, hand, seat]]]
    case 'concealed-kong':
      return [event.tiles.map((tile) => [tile, hand, seat] as const)]
    case 'chow':
    case 'pong':
    case 'kong': {
      const claimed = [event.tile, { at: 'hand', seat: event.from }, seat] as const
      return [[claimed, ...event.with.map((tile) => [tile, hand, seat] as const)]]
    }
    default:
      return []
  }
}

/** The flights of a step, in the order of its events. A tile that moves twice starts with its first move. */
export const planFlights = (events: readonly SeenEvent[]): FlightPlan => {
  const tiles = new Map<TileId, Planned>()
  const draws = new Map<Seat, Planned>()
  const hiddenKongs = new Map<Seat, Planned>()
  const dealt = events.some(({ event }) => event === 'dealt')
  let order = dealt ? DEALS : 0
  for (const moves of events.flatMap(movesOf)) {
    for (const [tile, from, seat] of moves) {
      const planned = { from, order }
      if (tile !== null) {
        if (!tiles.has(tile)) tiles.set(tile, planned)
      } else (from.at === 'wall' ? draws : hiddenKongs).set(seat, planned)
    }
    order += 1
  }
  return { tiles, draws, hiddenKongs, dealt, count: order }
}
