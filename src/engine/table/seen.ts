import { bySeat } from '../tiles/seat'
import type { BySeat, Seat } from '../tiles/seat'
import { isFlower, kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { TableEvent } from './event'
import { hasPeeked } from './history'
import type { RuleSet } from './ruleSet'
import type { GameState } from './state'
import type { SeenEvent } from './view'

/** Whether all hands lie open. */
export const isHandOpen = ({ stage }: GameState): boolean =>
  stage.stage === 'hand-over' || stage.stage === 'game-over'

/** Whether a seat's closed tiles are hidden from itself at this moment. */
export const isHiddenFromOwner = (state: GameState, seat: Seat): boolean =>
  state.players[seat].closed && !isHandOpen(state) && !hasPeeked(state.events, seat)

/** Whether a seat has a tile more than it keeps, or is asked about its flowers. */
export const isTurnOf = ({ stage }: GameState, seat: Seat): boolean =>
  (stage.stage === 'acting' || stage.stage === 'flower-win') && stage.seat === seat

/** What decides how events look to a seat. */
type Sight = {
  readonly seat: Seat
  /** The seat may not see its own tiles, but for the one it holds up to discard. */
  readonly blind: boolean
  readonly holding: TileId | null
  readonly kongsShown: boolean
}

const sightOf = (rules: RuleSet, state: GameState, seat: Seat): Sight => {
  const blind = isHiddenFromOwner(state, seat)
  return {
    seat,
    blind,
    holding: blind && isTurnOf(state, seat) ? state.players[seat].drawn : null,
    kongsShown: isHandOpen(state) || rules.concealedKong.shown,
  }
}

const sees = ({ seat, blind, holding }: Sight, drawer: Seat, tile: TileId): boolean =>
  isFlower(kindOf(tile)) || (drawer === seat && (!blind || tile === holding))

type SeenDraw = Extract<SeenEvent, { event: 'draw' }>

const unseenDraws = (source: SeenDraw['source']): BySeat<SeenDraw> =>
  bySeat((seat) => ({ event: 'draw', seat, tile: null, source }))

/** Made once, since every view has most draws of its hand so. */
const UNSEEN_DRAWS: Record<SeenDraw['source'], BySeat<SeenDraw>> = {
  wall: unseenDraws('wall'),
  'flower-wall': unseenDraws('flower-wall'),
}

/** How an event looks to a seat, or null when it is none of its business. */
const seenEvent = (sight: Sight, event: TableEvent): SeenEvent | null => {
  switch (event.event) {
    case 'awaits':
      return null
    case 'answer':
      return event.seat === sight.seat && !sight.blind ? event : null
    case 'hand-started':
      return { ...event, line: [] }
    case 'draw': {
      const { seat, tile, source } = event
      return sees(sight, seat, tile) ? event : UNSEEN_DRAWS[source][seat]
    }
    case 'replacement':
      return sees(sight, event.seat, event.tile) ? event : { ...event, tile: null }
    case 'flower': {
      const { seat, replacement } = event
      const known = replacement === null || sees(sight, seat, replacement)
      return known ? event : { ...event, replacement: null }
    }
    case 'concealed-kong': {
      const shown = event.seat === sight.seat || sight.kongsShown
      return shown ? event : { ...event, tiles: event.tiles.map(() => null) }
    }
    default:
      return event
  }
}

const seenFrom = (sight: Sight, events: readonly TableEvent[], from: number): SeenEvent[] => {
  const seen: SeenEvent[] = []
  for (let at = from; at < events.length; at += 1) {
    const one = seenEvent(sight, events[at] as TableEvent)
    if (one !== null) seen.push(one)
  }
  return seen
}

/** Some events as one seat may see them at this moment. */
export const seenEvents = (
  rules: RuleSet,
  state: GameState,
  events: readonly TableEvent[],
  seat: Seat,
): SeenEvent[] => seenFrom(sightOf(rules, state, seat), events, 0)

/**
 * What a seat saw when it last looked: so many events, up to the one named. A fact is made once, so that wherever it
 * stands at its place the same facts stand before it.
 */
type Look = {
  readonly sight: Sight
  readonly count: number
  readonly last: TableEvent | undefined
  readonly seen: readonly SeenEvent[]
}

const looks: (Look | undefined)[] = []

const isSame = (one: Sight, other: Sight): boolean =>
  one.blind === other.blind && one.holding === other.holding && one.kongsShown === other.kongsShown

/** All events of the hand as a seat may see them. It looks on from where it last did, if it may see as much as then. */
export const seenSoFar = (rules: RuleSet, state: GameState, seat: Seat): readonly SeenEvent[] => {
  const { events } = state
  const sight = sightOf(rules, state, seat)
  const look = looks[seat]
  const goesOn =
    look?.last !== undefined && look.last === events[look.count - 1] && isSame(look.sight, sight)
  const seen = goesOn
    ? look.seen.concat(seenFrom(sight, events, look.count))
    : seenFrom(sight, events, 0)
  looks[seat] = { sight, count: events.length, last: events.at(-1), seen }
  return seen
}
