import { bySeat } from '../tiles/seat'
import type { BySeat, Seat } from '../tiles/seat'
import { isFlower, kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { Choice } from './action'
import { claimChoices } from './claims'
import type { TableEvent } from './event'
import { hasPeeked } from './history'
import { choicesOf, seatsOwing } from './legal'
import type { RuleSet } from './ruleSet'
import type { GameState, Meld, Stage } from './state'
import type { OwnHand, PlayerView, SeenEvent, SeenMeld, SeenStage } from './view'

const isHandOpen = ({ stage }: GameState): boolean =>
  stage.stage === 'hand-over' || stage.stage === 'game-over'

/** Whether a seat's closed tiles are hidden from itself at this moment. */
const isHiddenFromOwner = (state: GameState, seat: Seat): boolean =>
  state.players[seat].closed && !isHandOpen(state) && !hasPeeked(state.events, seat)

const isTurnOf = ({ stage }: GameState, seat: Seat): boolean =>
  (stage.stage === 'acting' || stage.stage === 'flower-win') && stage.seat === seat

const ownHand = (state: GameState, seat: Seat): OwnHand => {
  const { concealed, drawn: last } = state.players[seat]
  const drawn = isTurnOf(state, seat) ? last : null
  if (isHiddenFromOwner(state, seat)) return { closed: true, count: concealed.length, drawn }
  return { closed: false, concealed, drawn }
}

const seenMeld = (rules: RuleSet, meld: Meld, open: boolean): SeenMeld => {
  const concealedKong = meld.kind === 'kong' && meld.made === 'concealed'
  return concealedKong && !open && !rules.concealedKong.shown ? { kind: 'hidden-kong' } : meld
}

const seenStage = (stage: Stage): SeenStage => {
  switch (stage.stage) {
    case 'acting':
    case 'flower-win':
      return { stage: stage.stage, seat: stage.seat }
    case 'claiming':
      return { stage: stage.stage, on: stage.on, tile: stage.tile, from: stage.from }
    default:
      return { stage: stage.stage }
  }
}

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

/** The events as one seat may see them at this moment. */
export const seenEvents = (
  rules: RuleSet,
  state: GameState,
  events: readonly TableEvent[],
  seat: Seat,
): SeenEvent[] => {
  const sight = sightOf(rules, state, seat)
  const seen: SeenEvent[] = []
  for (const event of events) {
    const one = seenEvent(sight, event)
    if (one !== null) seen.push(one)
  }
  return seen
}

/** What a seat that is asked nothing was refused about the last discard. */
const refusedOfLastDiscard = (rules: RuleSet, state: GameState, seat: Seat): Choice[] => {
  const last = state.events.findLast(
    (event) => event.event === 'discard' || ('seat' in event && event.seat === seat),
  )
  if (last?.event !== 'discard' || isHandOpen(state)) return []
  const choices = claimChoices(rules, state, seat, {
    on: 'discard',
    tile: last.tile,
    from: last.seat,
  })
  return choices.filter((choice) => choice.refused !== null)
}

const seenChoices = (rules: RuleSet, state: GameState, seat: Seat): readonly Choice[] => {
  const choices = seatsOwing(state).includes(seat)
    ? choicesOf(rules, state, seat)
    : refusedOfLastDiscard(rules, state, seat)
  return isHiddenFromOwner(state, seat)
    ? choices.filter((choice) => choice.refused === null)
    : choices
}

/** Everything that a seat may know of the game, and nothing else. */
export const viewFor = (rules: RuleSet, state: GameState, seat: Seat): PlayerView => {
  return {
    ruleSetId: rules.id,
    options: rules.options,
    seat,
    length: state.length,
    hand: state.hand,
    round: state.round,
    dealer: state.dealer,
    streak: state.streak,
    pool: state.pool,
    scores: state.scores,
    wall: { front: state.wall.front, back: state.wall.back },
    drawsLeft: rules.wall.ordinaryLeft(state.wall),
    own: ownHand(state, seat),
    players: bySeat((other) => {
      const { concealed, melds, flowers, discards, closed } = state.players[other]
      const open = other === seat || isHandOpen(state)
      const seen = melds.map((meld) => seenMeld(rules, meld, open))
      return { count: concealed.length, melds: seen, flowers, discards, closed }
    }),
    events: seenEvents(rules, state, state.events, seat),
    stage: seenStage(state.stage),
    choices: seenChoices(rules, state, seat),
    finished: state.finished,
  }
}
