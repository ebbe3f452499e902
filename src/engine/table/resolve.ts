import { seatAfter, turnsBetween } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { kindOf } from '../tiles/tile'
import { claimChoices, COULD_CLAIM, couldOf } from './claims'
import { beginTurn, replaceKong } from './draw'
import type { ClaimedTile } from './judged'
import type { RuleSet } from './ruleSet'
import { ask, emit, nextOffer } from './run'
import type { Run } from './run'
import type { AskedSeat, Stage } from './state'
import { winByClaim } from './wins'

type Claiming = Extract<Stage, { stage: 'claiming' }>
type Claims = RuleSet['claims']

const OTHERS = [1, 2, 3] as const

/** Asks everybody who may claim a tile; goes on at once when nobody may. */
export const askClaims = (run: Run, claimed: ClaimedTile): void => {
  const asked: AskedSeat[] = []
  for (const steps of OTHERS) {
    const seat = seatAfter(claimed.from, steps)
    const could = couldOf(claimChoices(run.rules, run.state, seat, claimed), claimed.on)
    if (could.length > 0) asked.push({ seat, could, answer: null, with: [] })
  }
  if (asked.length > 0) ask(run, { stage: 'claiming', offer: nextOffer(run), ...claimed, asked })
  else nobodyClaims(run, claimed)
}

const nobodyClaims = (run: Run, { on, from }: ClaimedTile): void => {
  if (on === 'discard') beginTurn(run, seatAfter(from))
  else replaceKong(run, from)
}

const rankOfAnswer = ({ rank }: Claims, { answer }: AskedSeat): number =>
  answer === null || answer === 'pass' ? 0 : rank[answer]

const rankInReach = ({ rank }: Claims, { could }: AskedSeat): number =>
  Math.max(...could.map((word) => rank[COULD_CLAIM[word]]))

/** Whether a seat that has not answered could still take the tile. */
const mayStillTake = (claims: Claims, { asked, from }: Claiming, waiting: AskedSeat): boolean => {
  const reach = rankInReach(claims, waiting)
  return asked.every((other) => {
    const rank = rankOfAnswer(claims, other)
    if (reach !== rank) return reach > rank
    const nearer = turnsBetween(from, waiting.seat) < turnsBetween(from, other.seat)
    return nearer || (rank === claims.rank.win && claims.winners === 'all')
  })
}

const winnersOf = (claims: Claims, { asked }: Claiming): Seat[] => {
  const winners = asked.filter(({ answer }) => answer === 'win').map(({ seat }) => seat)
  return claims.winners === 'all' ? winners : winners.slice(0, 1)
}

const strongest = (claims: Claims, { asked }: Claiming): AskedSeat | null => {
  const best = Math.max(...asked.map((one) => rankOfAnswer(claims, one)))
  return best === 0 ? null : (asked.find((one) => rankOfAnswer(claims, one) === best) ?? null)
}

const takeSet = (run: Run, { seat, answer, with: own }: AskedSeat, claimed: ClaimedTile): void => {
  if (answer !== 'chow' && answer !== 'pong' && answer !== 'kong') return
  const held = run.state.players[seat].concealed
  const alike = held.filter((tile) => kindOf(tile) === kindOf(claimed.tile))
  const tiles = answer === 'chow' ? own : alike.slice(0, answer === 'pong' ? 2 : 3)
  emit(run, { event: answer, seat, tile: claimed.tile, with: tiles, from: claimed.from })
  if (answer === 'kong') replaceKong(run, seat)
  else ask(run, { stage: 'acting', offer: nextOffer(run), seat })
}

/**
 * Carries out the claims as soon as nobody with a better one can still answer. Until then, whoever's claim is
 * beaten already is asked no longer: that is no pass.
 */
export const resolveClaims = (run: Run, stage: Claiming): void => {
  const { claims } = run.rules
  const asked = stage.asked.filter((one) => one.answer !== null || mayStillTake(claims, stage, one))
  if (asked.some(({ answer }) => answer === null)) {
    const beaten = asked.length < stage.asked.length
    if (beaten) emit(run, { event: 'awaits', stage: { ...stage, asked } })
    return
  }
  const claimed: ClaimedTile = { on: stage.on, tile: stage.tile, from: stage.from }
  const winners = winnersOf(claims, stage)
  const best = strongest(claims, stage)
  if (winners.length > 0) winByClaim(run, winners, claimed)
  else if (best !== null) takeSet(run, best, claimed)
  else nobodyClaims(run, claimed)
}
