import type { Player, Seating } from '../../engine/table/seating'
import type { HandResult } from '../../engine/table/state'
import type { BySeat, Seat } from '../../engine/tiles/seat'
import { PLAYERS } from '../app/players'

/** Scores by player of scores by seat. */
export const scoresByPlayer = (scores: BySeat<number>, seating: Seating): BySeat<number> => {
  const of = (player: Player) => scores[seating.players.indexOf(player) as Seat]
  return [of(0), of(1), of(2), of(3)]
}

/** Who shares the highest score. */
export const firstPlayers = (scores: BySeat<number>): Player[] =>
  PLAYERS.filter((player) => scores[player] === Math.max(...scores))

/** What each player got back from the pool when the game ended with this hand; 0 for nothing. */
export const poolShare = (last: HandResult): number => {
  const returned = last.payments.findLast(
    ({ reason, deltas }) =>
      reason === 'pool-out' && deltas.every((delta) => delta > 0 && delta === deltas[0]),
  )
  return last.next.over ? (returned?.deltas[0] ?? 0) : 0
}
