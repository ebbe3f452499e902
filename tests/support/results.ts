import type { MeldForm } from '../../src/engine/hand/meld'
import { kindsOf } from '../../src/engine/hand/meld'
import { judge } from '../../src/engine/score/judge'
import type { Win } from '../../src/engine/score/win'
import type { RuleSet, Settlement } from '../../src/engine/table/ruleSet'
import type { Seating } from '../../src/engine/table/seating'
import type { HandResult, HandWin, Meld, Payment } from '../../src/engine/table/state'
import { bySeat, seatAfter, seatOfWind, windOf } from '../../src/engine/tiles/seat'
import type { BySeat, Seat } from '../../src/engine/tiles/seat'
import { printTile } from '../../src/engine/tiles/notation'
import type { TileId, TileKind } from '../../src/engine/tiles/tile'
import { ruleSetOf } from '../../src/rules/index'
import { tileSet } from './views'

type Take = ReturnType<typeof tileSet>

/** The person sits South, at seat 1; player 1 deals. */
export const SEATED: Seating = {
  ceremony: 'winds',
  firstThrow: [1, 2, 3],
  firstCounted: 1,
  draw: { secondThrow: [2, 2, 5], firstToDraw: 1, winds: ['S', 'E', 'W', 'N'] },
  players: [1, 0, 2, 3],
}

const idsOf = ({ take }: Take, kinds: readonly TileKind[]): TileId[] =>
  kinds.flatMap((kind) => take(printTile(kind)))

const meldOf = (tiles: Take, form: MeldForm, owner: Seat): Meld => {
  const ids = idsOf(tiles, kindsOf(form))
  const closed = form.kind === 'kong' && form.made === 'concealed'
  const claimed = { tile: ids[0] as TileId, from: seatAfter(owner, -1) }
  return { ...form, tiles: ids, claimed: closed ? null : claimed }
}

type Open = HandResult['hands'][Seat]

const handOf = (tiles: Take, win: Win, owner: Seat): { hand: Open; tile: TileId } => {
  const concealed = idsOf(tiles, win.concealed)
  const [tile] = idsOf(tiles, [win.winningTile]) as [TileId]
  const melds = win.melds.map((form) => meldOf(tiles, form, owner))
  const flowers = idsOf(tiles, win.flowers)
  const held = win.kind === 'self-draw' ? [...concealed, tile] : concealed
  return { hand: { concealed: held, melds, flowers, closed: win.closed }, tile }
}

const summed = (payments: readonly Payment[]): BySeat<number> =>
  bySeat((seat) => payments.reduce((sum, { deltas }) => sum + deltas[seat], 0))

/** A finished hand with nothing in it: nobody won, nothing was paid, the deal passes. */
export const drawnHand = (over: Partial<HandResult> = {}): HandResult => {
  const tiles = tileSet()
  const payments: Payment[] = over.payments ? [...over.payments] : []
  return {
    hand: 0,
    round: 'E',
    dealer: 0,
    streak: 0,
    outcome: 'drawn',
    wins: [],
    deltas: summed(payments),
    scores: summed(payments),
    hands: bySeat(() => ({ concealed: tiles.some(16), melds: [], flowers: [], closed: false })),
    next: { round: 'E', dealer: 1, streak: 0, pool: 0, over: false },
    ...over,
    payments,
  }
}

const judged = (rules: RuleSet, tiles: Take, win: Win, dealer: Seat) => {
  const judgement = judge(rules.scoring, win)
  const sheet = judgement.complete ? judgement.sheet : null
  const falseMahjong = sheet === null || sheet.belowMinimum
  const seat = seatOfWind(win.seat, dealer)
  const { hand, tile } = handOf(tiles, win, seat)
  const won: HandWin = { seat, tile, win, sheet, falseMahjong }
  const settled = sheet && !falseMahjong ? rules.settle(win, sheet) : []
  const seated = (byWind: Settlement['byWind']) => bySeat((at) => byWind[windOf(at, dealer)])
  const payments = settled.map(({ reason, byWind, extra }) => {
    const payment = { reason, deltas: seated(byWind) }
    return extra ? { ...payment, extra: seated(extra) } : payment
  })
  return { won, hand, payments }
}

/**
 * A hand with these wins, judged and settled by a rule set (`worldwide`), and what was paid before. A False Mahjong when
 * every win is below the minimum; nothing is paid for it here.
 */
export const wonHand = (
  wins: readonly Win[],
  over: Partial<HandResult> = {},
  before: readonly Payment[] = [],
  rules: RuleSet = ruleSetOf('worldwide'),
): HandResult => {
  const tiles = tileSet()
  const dealer = over.dealer ?? 0
  const all = wins.map((win) => judged(rules, tiles, win, dealer))
  const payments = [...before, ...all.flatMap((one) => one.payments)]
  const handAt = (seat: Seat) => all.find(({ won }) => won.seat === seat)?.hand
  const falseOnly = all.every(({ won }) => won.falseMahjong)
  return drawnHand({
    outcome: falseOnly ? 'false-mahjong' : 'won',
    wins: all.map(({ won }) => won),
    hands: bySeat(
      (seat) =>
        handAt(seat) ?? { concealed: tiles.some(16), melds: [], flowers: [], closed: false },
    ),
    ...over,
    payments,
  })
}
