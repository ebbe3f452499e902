import { randomStream, shuffled, throwDice } from '../tiles/random'
import type { Dice } from '../tiles/random'
import { seatsFrom } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { ALL_TILES } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { WallState } from './state'

const HAND_TILES = 16
const TILES_A_TAKE = 4

/** The shuffled wall of one hand of a game: 144 tiles in draw order. */
export const wallLine = (seed: string, hand: number): TileId[] =>
  shuffled(ALL_TILES, randomStream(seed, 'wall', hand))

/** The dealer's throw that breaks the wall of one hand of a game. */
export const breakThrow = (seed: string, hand: number): Dice =>
  throwDice(randomStream(seed, 'dice', hand))

/** The tile of the next ordinary draw. */
export const frontTile = ({ line, front }: WallState): TileId => line[front] as TileId

/** The tile of the next replacement. */
export const backTile = ({ line, back }: WallState): TileId =>
  line[line.length - 1 - back] as TileId

/** How many tiles the deal takes from the front. */
export const DEALT = 4 * HAND_TILES + 1

/** What the deal gives a seat, in the order in which it comes; the dealer's seventeenth tile stands last. */
export const dealtTo = (line: readonly TileId[], dealer: Seat, seat: Seat): TileId[] => {
  const place = seatsFrom(dealer).indexOf(seat)
  const tiles: TileId[] = []
  for (let round = 0; round < HAND_TILES / TILES_A_TAKE; round += 1) {
    const from = (round * 4 + place) * TILES_A_TAKE
    tiles.push(...line.slice(from, from + TILES_A_TAKE))
  }
  if (seat === dealer) tiles.push(line[DEALT - 1] as TileId)
  return tiles
}
