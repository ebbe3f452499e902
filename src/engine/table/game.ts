import { checkSeed } from '../tiles/random'
import { bySeat } from '../tiles/seat'
import { NO_TILES } from './ownTiles'
import type { RuleSet } from './ruleSet'
import { seatingOf } from './seating'
import type { GameLength, GameState } from './state'

/** What a game is made from. `seed`: 1 to 64 printable characters. */
export type GameSetup = { readonly seed: string; readonly length: GameLength }

/** A game before its opening ceremony. Throws an EngineError for a text that is no seed. */
export const newGame = (rules: RuleSet, { seed, length }: GameSetup): GameState => {
  checkSeed(seed)
  return {
    length,
    seed,
    seating: seatingOf(rules.seating, seed),
    hand: 0,
    round: 'E',
    dealer: 0,
    streak: 0,
    pool: 0,
    scores: [0, 0, 0, 0],
    wall: { line: [], front: 0, back: 0 },
    players: bySeat(() => NO_TILES),
    events: [],
    stage: { stage: 'ceremony', offer: 0 },
    finished: [],
  }
}
