import type { DrawSource } from '../score/win'
import type { Seat } from '../tiles/seat'
import { kindOf } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import type { RuleSet } from './ruleSet'
import type { SeenEvent } from './view'

/** What the events tell of a seat's current or last turn. */
export type Turn = {
  readonly began: 'deal' | 'draw' | 'chow' | 'pong' | 'kong'
  /** Where the last tile that came into the hand came from. */
  readonly source: DrawSource
  /** Kongs of this turn, however they were made. */
  readonly kongs: number
  readonly westShown: boolean
}

/** The turn that a seat is in, or was in last. */
export const turnOf = (events: readonly SeenEvent[], seat: Seat): Turn => {
  let source: DrawSource | null = null
  let kongs = 0
  let westShown = false
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const event = events[i] as SeenEvent
    if (event.event === 'dealt') break
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.event === 'flower') source ??= 'flower'
    else if (event.event === 'replacement') source ??= 'gong'
    else if (event.event === 'concealed-kong' || event.event === 'added-kong') kongs += 1
    else if (event.event === 'show-west') westShown = true
    else if (event.event === 'draw') {
      return { began: 'draw', source: source ?? event.source, kongs, westShown }
    } else if (event.event === 'chow' || event.event === 'pong' || event.event === 'kong') {
      if (event.event === 'kong') kongs += 1
      return { began: event.event, source: source ?? 'wall', kongs, westShown }
    }
  }
  return { began: 'deal', source: source ?? 'wall', kongs, westShown }
}

/** Whether a seat has looked at its closed hand and not answered since. */
export const hasPeeked = (events: readonly SeenEvent[], seat: Seat): boolean => {
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const event = events[i] as SeenEvent
    if (event.event === 'peek' && event.seat === seat) return true
    const goesOn = event.event === 'pay' || event.event === 'peek'
    const othersAnswer = event.event === 'answer' && event.seat !== seat
    if (!goesOn && !othersAnswer) return false
  }
  return false
}

/** How many ordinary draws a seat has had in this hand. */
export const drawsOf = (events: readonly SeenEvent[], seat: Seat): number =>
  events.filter((event) => event.event === 'draw' && event.seat === seat).length

/** Whether a seat declined a win with the flowers that it has now. */
export const declinedFlowers = (events: readonly SeenEvent[], seat: Seat): boolean => {
  const last = events.findLast(
    (event) =>
      'seat' in event &&
      event.seat === seat &&
      (event.event === 'flower' ||
        (event.event === 'answer' && event.could.includes('flower-win'))),
  )
  return last?.event === 'answer'
}

/** What a seat may not claim now because it passed. */
export type Bars = { readonly kinds: ReadonlySet<TileKind>; readonly wins: boolean }

/** Whether a seat's turn begins with this event. */
export const beginsTurn = (
  event: SeenEvent,
): event is Extract<SeenEvent, { event: 'draw' | 'chow' | 'pong' | 'kong' }> =>
  event.event === 'draw' ||
  event.event === 'chow' ||
  event.event === 'pong' ||
  event.event === 'kong'

const isDraw = (event: SeenEvent): boolean =>
  event.event === 'draw' || event.event === 'replacement'

/** What a seat has barred itself from by passing, under the rule set's passing rule. */
export const barsOf = (
  { bars, until }: RuleSet['passing'],
  events: readonly SeenEvent[],
  seat: Seat,
): Bars => {
  const kinds = new Set<TileKind>()
  let wins = false
  if (bars === 'nothing') return { kinds, wins }
  const ends = until === 'turn' ? beginsTurn : isDraw
  for (let i = events.length - 1; i >= 0; i -= 1) {
    const event = events[i] as SeenEvent
    if (!('seat' in event) || event.seat !== seat) continue
    if (ends(event)) break
    if (event.event !== 'answer') continue
    const { could, answer, tile } = event
    const ownTurn = could.includes('self-draw') || could.includes('flower-win')
    const robbery = could.includes('rob')
    if (ownTurn) continue
    if (bars === 'wins') wins ||= answer !== 'win' && (robbery || could.includes('win'))
    else if (answer === 'pass' && !robbery) kinds.add(kindOf(tile))
  }
  return { kinds, wins }
}
