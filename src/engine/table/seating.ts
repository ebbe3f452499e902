import { diceSum, randomStream, shuffled, throwDice } from '../tiles/random'
import type { Dice } from '../tiles/random'
import { bySeat, seatAfter, WINDS } from '../tiles/seat'
import type { BySeat, Seat, Wind } from '../tiles/seat'

/** Who sits down: player 0 is the person, the last to join. */
export const PLAYERS = [0, 1, 2, 3] as const
export type Player = (typeof PLAYERS)[number]

/** How a game finds its seats: by wind tiles after two throws, or by one throw for the first dealer. */
export type SeatingCeremony = 'winds' | 'dealer-dice'

/**
 * What the opening ceremony showed. `players` tells who sits at each seat, seat 0 deals first.
 * Players stand round the table in their own order, 0, 1, 2, 3 counter-clockwise, until the winds are drawn.
 */
export type Seating = {
  readonly ceremony: SeatingCeremony
  /** The person's throw and the player that it lands on. */
  readonly firstThrow: Dice
  readonly firstCounted: Player
  /** With wind tiles: that player's throw, who draws first, and the wind that each player drew. */
  readonly draw: {
    readonly secondThrow: Dice
    readonly firstToDraw: Player
    readonly winds: BySeat<Wind>
  } | null
  readonly players: BySeat<Player>
}

const counted = (from: Player, dice: Dice): Player => seatAfter(from, diceSum(dice) - 1)

/** The ceremony of a game, from its seed alone. Source: `worldwide`, "Before the game starts". */
export const seatingOf = (ceremony: SeatingCeremony, seed: string): Seating => {
  const random = randomStream(seed, 'seating')
  const firstThrow = throwDice(random)
  const firstCounted = counted(0, firstThrow)
  if (ceremony === 'dealer-dice') {
    const players = bySeat((seat) => seatAfter(firstCounted, seat))
    return { ceremony, firstThrow, firstCounted, draw: null, players }
  }
  const secondThrow = throwDice(random)
  const firstToDraw = counted(firstCounted, secondThrow)
  const stack = shuffled(WINDS, random)
  const winds = bySeat((player) => stack[seatAfter(player, -firstToDraw)] as Wind)
  const players = bySeat((seat) => winds.indexOf(WINDS[seat]) as Player)
  return { ceremony, firstThrow, firstCounted, draw: { secondThrow, firstToDraw, winds }, players }
}

/** Where a player sits. */
export const seatOfPlayer = (seating: Seating, player: Player): Seat =>
  seating.players.indexOf(player) as Seat
