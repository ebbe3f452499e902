import { bySeat } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import type { Choice } from './action'
import { claimChoices } from './claims'
import { choicesOf, seatsOwing } from './legal'
import type { RuleSet } from './ruleSet'
import { isHandOpen, isHiddenFromOwner, isTurnOf, seenSoFar } from './seen'
import type { GameState, Meld, Stage } from './state'
import type { OwnHand, PlayerView, SeenMeld, SeenStage } from './view'

const ownHand = (state: GameState, seat: Seat): OwnHand => {
  const { concealed, drawn: last } = state.players[seat]
  const drawn = isTurnOf(state, seat) ? last : null
  if (isHiddenFromOwner(state, seat)) return { closed: true, count: concealed.length, drawn }
  return { closed: false, concealed, drawn }
}

/** The melds of a seat as somebody sees them; `shown` says whether its concealed kongs lie open to them. */
const seenMelds = (melds: readonly Meld[], shown: boolean): readonly SeenMeld[] => {
  if (shown || melds.length === 0) return melds
  return melds.map((meld) =>
    meld.kind === 'kong' && meld.made === 'concealed' ? { kind: 'hidden-kong' } : meld,
  )
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
  const kongsShown = isHandOpen(state) || rules.concealedKong.shown
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
      const shown = other === seat || kongsShown
      const seen = seenMelds(melds, shown)
      return { count: concealed.length, melds: seen, flowers, discards, closed }
    }),
    events: seenSoFar(rules, state, seat),
    stage: seenStage(state.stage),
    choices: seenChoices(rules, state, seat),
    finished: state.finished,
  }
}
