import type { Seat } from '../tiles/seat'
import type { TileId } from '../tiles/tile'
import { endHand } from './endHand'
import { claimedWin, drawnWin } from './judged'
import type { ClaimedTile, JudgedWin } from './judged'
import { paySettlements, paysOthers, takePool } from './payments'
import { emit } from './run'
import type { Run } from './run'

/** Declares one win and makes its payments; tells whether it is valid. */
const declare = (run: Run, seat: Seat, tile: TileId, { win, judgement }: JudgedWin): boolean => {
  const { rules } = run
  const falseMahjong = !judgement.complete || judgement.sheet.belowMinimum
  emit(run, { event: 'win', seat, tile, win, judgement, falseMahjong })
  if (!judgement.complete || judgement.sheet.belowMinimum) {
    paysOthers(run, 'false-mahjong', seat, rules.falseMahjongPoints)
    return false
  }
  paySettlements(run, rules.settle(win, judgement.sheet))
  if (win.kind === 'self-draw') takePool(run, seat)
  return true
}

const endAfter = (run: Run, winners: readonly Seat[]): void => {
  if (winners.length === 0) endHand(run, { kind: 'false-only' })
  else {
    const dealerWon = winners.includes(run.state.dealer)
    endHand(run, { kind: 'won', dealerWon, alone: winners.length === 1 })
  }
}

/** A seat wins with the tile that it drew. */
export const winByDraw = (run: Run, seat: Seat): void => {
  const tile = run.state.players[seat].drawn as TileId
  const valid = declare(run, seat, tile, drawnWin(run.rules, run.state, seat))
  endAfter(run, valid ? [seat] : [])
}

/** Seats win with somebody else's tile, in turn order from there. */
export const winByClaim = (run: Run, seats: readonly Seat[], claimed: ClaimedTile): void => {
  const wins = seats.map((seat) => claimedWin(run.rules, run.state, seat, claimed))
  if (claimed.on === 'added-kong') {
    emit(run, { event: 'robbed', seat: claimed.from, tile: claimed.tile })
  }
  const valid = seats.filter((seat, i) => declare(run, seat, claimed.tile, wins[i] as JudgedWin))
  endAfter(run, valid)
}
