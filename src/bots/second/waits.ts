import { acceptanceOf } from '../../engine/hand/acceptance'
import { judge, shapesAllowed } from '../../engine/score/judge'
import { worthOf } from '../../engine/table/claims'
import { winOf } from '../../engine/table/winOf'
import type { Coming } from '../../engine/table/winOf'
import { seatAfter, withSeat } from '../../engine/tiles/seat'
import { HAND_TILE_KINDS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Hand } from './hand'

/** What a ready hand of 16 tiles less three a meld wins with, at or above the minimum. */
export type Waits = {
  /** Copies that the seat does not see. */
  readonly copies: number
  /** What a win with each of them would bring, summed. */
  readonly worth: number
}

/** Of three tiles that complete a hand, two come from the others. */
const BY_DISCARD = 2 / 3

const gainOf = (hand: Hand, closed: boolean, kind: TileKind, coming: Coming): number => {
  const { rules, view, counts, melds } = hand
  const { seat, players } = view
  const concealed = HAND_TILE_KINDS.flatMap((held) =>
    Array.from({ length: counts[held] as number }, () => held),
  )
  const table = { ...view, players: withSeat(players, seat, { ...players[seat], closed }) }
  const asItStands = winOf(rules, table, seat, concealed, kind, coming)
  const win = { ...asItStands, melds, lastTile: false, firstDraw: false }
  const worth = worthOf(rules, { win, judgement: judge(rules.scoring, win) })
  return worth === null || worth.falseMahjong !== null ? 0 : worth.gain
}

/** What the hand waits for if it were closed, or stayed open; nothing unless it is ready. */
export const waitsOf = (hand: Hand, closed: boolean): Waits => {
  const { rules, view, counts, melds, unseen } = hand
  const { accepts, distance } = acceptanceOf(shapesAllowed(rules.scoring, closed), counts, melds)
  const next = seatAfter(view.seat)
  const from = next === view.dealer ? seatAfter(next) : next
  const source = rules.wall.sourceOf(view.wall.front)
  let copies = 0
  let worth = 0
  for (const kind of distance === 0 ? accepts : []) {
    const left = unseen[kind] as number
    if (left === 0) continue
    const byDiscard = gainOf(hand, closed, kind, { kind: 'discard', from })
    const byDraw = gainOf(hand, closed, kind, { kind: 'self-draw', source, gongChain: 0 })
    if (byDiscard > 0 || byDraw > 0) copies += left
    worth += left * (BY_DISCARD * byDiscard + (1 - BY_DISCARD) * byDraw)
  }
  return { copies, worth }
}
