import type { GameHead } from '../../store/gameTypes'
import { useGameActions } from '../../store/hooks'
import { levelsOf } from './levels'

/** Starts another game with everything as in this one; an empty seed draws new tiles. */
export const useAgain = ({ ruleSetId, options, length, practice, players }: GameHead) => {
  const { start } = useGameActions()
  return (seed: string): void =>
    void start({ ruleSetId, options, length, practice, seed, levels: levelsOf(players) })
}
