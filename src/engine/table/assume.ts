import { countsOf } from '../hand/counts'
import { EngineError } from '../tiles/error'
import { bySeat, SEATS } from '../tiles/seat'
import type { BySeat, Seat } from '../tiles/seat'
import { ALL_TILES, kindOf, TILE_COUNT } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { Choice } from './action'
import { couldOf } from './claims'
import type { TableEvent } from './event'
import type { AskedSeat, GameState, Meld, PlayerState, Stage, WallState } from './state'
import type { PlayerView, SeenEvent, SeenMeld } from './view'

/** A guess at everything that a view does not tell. */
export type Hidden = {
  /** What each other seat holds; the viewing seat's own entry counts only while its hand is closed. */
  readonly concealed: BySeat<readonly TileId[]>
  /** The four tiles of each face-down kong, seat by seat, in the order of the melds. */
  readonly kongs: BySeat<readonly (readonly TileId[])[]>
  /** What is left of the wall, in draw order. */
  readonly wall: readonly TileId[]
}

const meldsOf = (melds: readonly SeenMeld[], kongs: readonly (readonly TileId[])[]): Meld[] => {
  const guesses = [...kongs]
  return melds.map((meld) => {
    if (meld.kind !== 'hidden-kong') return meld
    const tiles = guesses.shift() ?? []
    const tile = kindOf(tiles[0] as TileId)
    return { kind: 'kong', made: 'concealed', tile, tiles, claimed: null }
  })
}

const playerOf = (view: PlayerView, hidden: Hidden, seat: Seat): PlayerState => {
  const { melds, flowers, discards, closed } = view.players[seat]
  const known = seat === view.seat && !view.own.closed
  const concealed = known && !view.own.closed ? view.own.concealed : hidden.concealed[seat]
  const acting = 'seat' in view.stage && view.stage.seat === seat
  const last = view.seat === seat ? view.own.drawn : (concealed.at(-1) ?? null)
  return {
    concealed,
    counts: countsOf(concealed.map(kindOf)),
    drawn: acting && !claimedLast(view, seat) ? last : null,
    melds: meldsOf(melds, hidden.kongs[seat]),
    flowers,
    discards,
    closed,
  }
}

/** Whether a seat's turn began with a claim that draws nothing. */
const claimedLast = ({ events }: PlayerView, seat: Seat): boolean => {
  const last = events.findLast((event) => 'seat' in event && event.seat === seat)
  return last?.event === 'chow' || last?.event === 'pong'
}

const wallOf = ({ wall }: PlayerView, hidden: Hidden): WallState => {
  const left = new Set(hidden.wall)
  const taken = ALL_TILES.filter((tile) => !left.has(tile))
  const line = [...taken.slice(0, wall.front), ...hidden.wall, ...taken.slice(wall.front)]
  return { ...wall, line }
}

/** Tiles that nobody saw are any tiles: no rule asks which they were. */
const eventOf = (event: SeenEvent, anyTile: TileId): TableEvent => {
  switch (event.event) {
    case 'draw':
    case 'replacement':
      return { ...event, tile: event.tile ?? anyTile }
    case 'flower':
      return { ...event, replacement: event.replacement ?? anyTile }
    case 'concealed-kong':
      return { ...event, tiles: event.tiles.map((tile) => tile ?? anyTile) }
    default:
      return event
  }
}

const askedSelf = (view: PlayerView, on: 'discard' | 'added-kong'): AskedSeat[] => {
  const could = couldOf(view.choices, on)
  return could.length > 0 ? [{ seat: view.seat, could, answer: null, with: [] }] : []
}

const stageOf = (view: PlayerView, [choice]: readonly Choice[]): Stage => {
  const offer = choice?.action.offer ?? 0
  const { stage } = view
  if (stage.stage !== 'claiming') return { ...stage, offer }
  return { ...stage, offer, asked: askedSelf(view, stage.on) }
}

/**
 * A state that the seat of a view could be in, as far as it knows: its view of that state is the view.
 * Nobody else is asked anything in it. Throws an EngineError `contradiction` when the guess does not fit the wall.
 */
export const assume = (view: PlayerView, hidden: Hidden): GameState => {
  const { front, back } = view.wall
  if (hidden.wall.length !== TILE_COUNT - front - back) {
    throw new EngineError('contradiction', 'hidden.wall', hidden.wall.length)
  }
  const anyTile = ALL_TILES.find((tile) => tile !== view.own.drawn) as TileId
  return {
    length: view.length,
    seed: '',
    seating: {
      ceremony: 'dealer-dice',
      firstThrow: [1, 1, 2],
      firstCounted: 0,
      draw: null,
      players: SEATS,
    },
    hand: view.hand,
    round: view.round,
    dealer: view.dealer,
    streak: view.streak,
    pool: view.pool,
    scores: view.scores,
    wall: wallOf(view, hidden),
    players: bySeat((seat) => playerOf(view, hidden, seat)),
    events: view.events.map((event) => eventOf(event, anyTile)),
    stage: stageOf(view, view.choices),
    finished: view.finished,
  }
}
