import type { Dice } from '../tiles/random'
import { seatsFrom } from '../tiles/seat'
import type { Seat, Wind } from '../tiles/seat'
import { isFlower, kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import { layFlower } from './draw'
import { othersPay } from './payments'
import { ask, emit, nextOffer } from './run'
import type { Run } from './run'
import { breakThrow, wallLine } from './wall'

const layFlowersInRounds = (run: Run): void => {
  const seats = seatsFrom(run.state.dealer)
  for (let again = true; again;) {
    again = false
    for (const seat of seats) {
      const held = run.state.players[seat].concealed.filter((tile) => isFlower(kindOf(tile)))
      for (const tile of held) layFlower(run, seat, tile)
      again ||= held.length > 0
    }
  }
}

const answered = (run: Run, seat: Seat): boolean =>
  run.state.events.some((event) => event.event === 'answer' && event.seat === seat)

/** Asks whoever may win by flowers, from the dealer on; then the dealer's first turn begins. */
export const askFlowerWins = (run: Run): void => {
  const { rules, state } = run
  const seat = seatsFrom(state.dealer).find(
    (one) =>
      rules.scoring.flowerWins.some((win) => win.flowers === state.players[one].flowers.length) &&
      !answered(run, one),
  )
  if (seat === undefined) ask(run, { stage: 'acting', offer: nextOffer(run), seat: state.dealer })
  else ask(run, { stage: 'flower-win', offer: nextOffer(run), seat })
}

/** Which hand of the game is to be dealt. */
export type HandToDeal = {
  readonly hand: number
  readonly round: Wind
  readonly dealer: Seat
  readonly streak: number
}

/** Deals a hand from a wall and a break throw, and replaces flowers until a seat owes an answer. */
export const dealFrom = (
  run: Run,
  { hand, round, dealer, streak }: HandToDeal,
  line: readonly TileId[],
  dice: Dice,
): void => {
  emit(run, { event: 'hand-started', hand, round, dealer, streak, line })
  emit(run, { event: 'dice', seat: dealer, dice })
  othersPay(run, 'dice', dealer, run.rules.dicePoints(dice))
  emit(run, { event: 'dealt' })
  layFlowersInRounds(run)
  askFlowerWins(run)
}

/** Deals a hand as the game's seed has it. */
export const dealHand = (run: Run, hand: HandToDeal): void => {
  const { seed } = run.state
  dealFrom(run, hand, wallLine(seed, hand.hand), breakThrow(seed, hand.hand))
}
