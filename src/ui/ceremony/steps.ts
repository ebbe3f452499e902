import type { Dice } from '../../engine/tiles/random'
import { SEATS } from '../../engine/tiles/seat'
import type { BySeat, Seat, Wind } from '../../engine/tiles/seat'
import type { Player, Seating } from '../../engine/table/seating'

/** What the ceremony shows, one step at a time. */
export type CeremonyStep =
  /** The person throws; counting from itself ends at the provisional East, or at the first dealer. */
  | { readonly step: 'first-throw'; readonly dice: Dice; readonly landed: Player }
  /** The provisional East throws; counting from it ends at who draws a wind first. */
  | {
      readonly step: 'second-throw'
      readonly dice: Dice
      readonly thrower: Player
      readonly landed: Player
    }
  | { readonly step: 'winds'; readonly first: Player; readonly winds: BySeat<Wind> }
  | { readonly step: 'seats'; readonly dealer: Player }

const drawSteps = ({ firstCounted, draw }: Seating): CeremonyStep[] =>
  draw === null
    ? []
    : [
        {
          step: 'second-throw',
          dice: draw.secondThrow,
          thrower: firstCounted,
          landed: draw.firstToDraw,
        },
        { step: 'winds', first: draw.firstToDraw, winds: draw.winds },
      ]

/** The steps of a game's opening, in order; a rule set without wind tiles has two. */
export const ceremonySteps = (seating: Seating): CeremonyStep[] => [
  { step: 'first-throw', dice: seating.firstThrow, landed: seating.firstCounted },
  ...drawSteps(seating),
  { step: 'seats', dealer: seating.players[0] },
]

/** Which places a count touches, in order, itself being 1: thrice round the table at most. */
export const countedPlayers = (from: Player, dice: Dice): Player[] => {
  const sum = dice[0] + dice[1] + dice[2]
  return Array.from({ length: sum }, (_, i) => ((from + i) % SEATS.length) as Seat)
}
