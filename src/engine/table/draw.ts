import type { Seat } from '../tiles/seat'
import { isFlower, kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import { endHand } from './endHand'
import { fillPool, payBouquets } from './payments'
import { ask, emit, nextOffer } from './run'
import type { Run } from './run'
import { backTile, frontTile } from './wall'

const replacementDue = ({ rules, state }: Run): TileId | null =>
  rules.wall.replacementsLeft(state.wall) > 0 ? backTile(state.wall) : null

/** Nobody wins: the wall has no tile for a draw that is due. */
const exhaust = (run: Run): void => {
  emit(run, { event: 'exhausted' })
  fillPool(run, run.rules.drawnHandPoints)
  endHand(run, { kind: 'drawn' })
}

/** Lays down one flower and takes what replaces it; false when nothing does. */
export const layFlower = (run: Run, seat: Seat, tile: TileId): boolean => {
  const replacement = replacementDue(run)
  emit(run, { event: 'flower', seat, tile, replacement })
  payBouquets(run, seat)
  return replacement !== null
}

/** Replaces flowers until none comes, then the seat's turn goes on. */
const goOn = (run: Run, seat: Seat): void => {
  for (;;) {
    const drawn = run.state.players[seat].drawn as TileId
    if (!isFlower(kindOf(drawn))) break
    if (!layFlower(run, seat, drawn)) {
      exhaust(run)
      return
    }
  }
  ask(run, { stage: 'acting', offer: nextOffer(run), seat })
}

/** A seat's turn begins with a draw from the wall. */
export const beginTurn = (run: Run, seat: Seat): void => {
  const { rules, state } = run
  if (rules.wall.ordinaryLeft(state.wall) <= 0) {
    exhaust(run)
    return
  }
  const source = rules.wall.sourceOf(state.wall.front)
  emit(run, { event: 'draw', seat, tile: frontTile(state.wall), source })
  goOn(run, seat)
}

/** A seat takes the tile that a kong lacks. */
export const replaceKong = (run: Run, seat: Seat): void => {
  const tile = replacementDue(run)
  if (tile === null) {
    exhaust(run)
    return
  }
  emit(run, { event: 'replacement', seat, tile })
  goOn(run, seat)
}
