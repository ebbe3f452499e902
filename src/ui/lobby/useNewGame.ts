import { useState } from 'react'
import { useLocation } from 'wouter'
import type { GameLength } from '../../engine/table/state'
import { EngineError } from '../../engine/tiles/error'
import type { ErrorCode } from '../../engine/tiles/error'
import { checkSeed } from '../../engine/tiles/random'
import type { StartRequest } from '../../store/gameTypes'
import { useGameActions } from '../../store/hooks'
import { RULE_SETS } from '../../store/ruleSets'

/** What is laid out for the next game, before anybody says how many of its choices they care about. */
export type NewGameChoice = {
  readonly ruleSetId: string
  readonly length: GameLength
  readonly seed: string
  readonly practice: boolean
}

export type NewGameForm = {
  readonly choice: NewGameChoice
  readonly change: (part: Partial<NewGameChoice>) => void
  /** Why the seed cannot be used; null while it can, and while none is typed. */
  readonly seedFault: ErrorCode | null
  readonly start: () => Promise<void>
}

const faultOf = (seed: string): ErrorCode | null => {
  if (seed === '') return null
  try {
    checkSeed(seed)
    return null
  } catch (thrown) {
    if (thrown instanceof EngineError) return thrown.detail.code
    throw thrown
  }
}

const requestOf = ({ ruleSetId, length, seed, practice }: NewGameChoice): StartRequest => ({
  ruleSetId,
  options: {},
  length,
  seed,
  practice,
  levels: ['greedy', 'greedy', 'greedy'],
})

/** The choices for the next game, with defaults that one press on "Play" takes. */
export const useNewGame = (): NewGameForm => {
  const [choice, setChoice] = useState<NewGameChoice>({
    ruleSetId: RULE_SETS[0],
    length: 'round',
    seed: '',
    practice: false,
  })
  const { start } = useGameActions()
  const [, navigate] = useLocation()
  return {
    choice,
    change: (part) => setChoice((before) => ({ ...before, ...part })),
    seedFault: faultOf(choice.seed),
    start: async () => {
      if (await start(requestOf(choice))) navigate('/table')
    },
  }
}
