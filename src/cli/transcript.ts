import { answerOf } from '../engine/score/answer'
import { printRecord } from '../engine/score/record'
import type { TableEvent } from '../engine/table/event'
import type { RuleSet } from '../engine/table/ruleSet'
import { printTile } from '../engine/tiles/notation'
import { kindOf } from '../engine/tiles/tile'
import type { TileId } from '../engine/tiles/tile'
import type { PlayedHand } from './selfPlay'

const text = (tile: TileId): string => printTile(kindOf(tile))

const CLAIM_NAMES = { chow: 'chow', pong: 'pong', kong: 'gong' } as const

/** One event in the words of a transcript; null for what a transcript does not list. */
const written = (rules: RuleSet, event: TableEvent): object | null => {
  switch (event.event) {
    case 'dice':
    case 'exhausted':
    case 'show-west':
    case 'peek':
      return event
    case 'pay':
      return { event: 'pay', reason: event.reason, deltas: event.deltas }
    case 'flower': {
      const replacement = event.replacement === null ? null : text(event.replacement)
      return { ...event, tile: text(event.tile), replacement }
    }
    case 'draw':
    case 'replacement':
    case 'discard':
      return { ...event, tile: text(event.tile) }
    case 'chow':
    case 'pong':
    case 'kong': {
      const { seat, tile, from } = event
      const own = event.with.map(text)
      return { event: CLAIM_NAMES[event.event], seat, tile: text(tile), with: own, from }
    }
    case 'concealed-kong':
      return { event: 'concealed-gong', seat: event.seat, tile: text(event.tiles[0] as TileId) }
    case 'added-kong':
      return { event: 'added-gong', seat: event.seat, tile: text(event.tile) }
    case 'answer': {
      const { seat, answer, tile, could } = event
      return answer === 'pass' ? { event: 'pass', seat, tile: text(tile), could } : null
    }
    case 'win': {
      const { seat, win, judgement, falseMahjong } = event
      const record = printRecord(rules.id, rules.options, win)
      return { event: 'win', seat, record, answer: answerOf(rules, win, judgement), falseMahjong }
    }
    case 'hand-started':
    case 'dealt':
    case 'robbed':
    case 'awaits':
    case 'hand-over':
    case 'game-over':
      return null
  }
}

const isOwnDecline = (event: TableEvent): boolean =>
  event.event === 'answer' &&
  (event.could.includes('self-draw') || event.could.includes('flower-win'))

/** A win declined on the own turn stands right after the tile that came in, before what was shown meanwhile. */
const declinesFirst = (events: readonly TableEvent[]): TableEvent[] => {
  const ordered: TableEvent[] = []
  for (const event of events) {
    let at = ordered.length
    if (isOwnDecline(event)) while (isShown(ordered[at - 1])) at -= 1
    ordered.splice(at, 0, event)
  }
  return ordered
}

const isShown = (event: TableEvent | undefined): boolean =>
  event !== undefined &&
  (event.event === 'show-west' ||
    event.event === 'peek' ||
    (event.event === 'pay' && (event.reason === 'west' || event.reason === 'peek')))

/** A finished hand with everything open, as one JSON object. */
export const transcriptOf = (rules: RuleSet, hand: PlayedHand): object => {
  const { seed, length, line, result } = hand
  return {
    ruleset: rules.id,
    options: rules.options,
    seed,
    length,
    hand: result.hand,
    round: result.round,
    dealer: result.dealer,
    streak: result.streak,
    pool: poolBefore(hand),
    wall: line.map(text).join(''),
    events: declinesFirst(hand.events).flatMap((event) => written(rules, event) ?? []),
    deltas: result.deltas,
    next: result.next,
  }
}

/** What lay in the pool when the hand began: what lies there now, less what the hand moved. */
const poolBefore = ({ result }: PlayedHand): number =>
  result.next.pool + result.deltas.reduce((sum, delta) => sum + delta, 0)
