import { useState } from 'react'
import { useLocation } from 'wouter'
import type { GameLength } from '../../engine/table/state'
import { EngineError } from '../../engine/tiles/error'
import type { ErrorCode } from '../../engine/tiles/error'
import { checkSeed } from '../../engine/tiles/random'
import type { StartRequest } from '../../store/gameTypes'
import { useChangeSettings, useGameActions, useSetting } from '../../store/hooks'
import type { LastGame } from '../../store/lastGame'
import type { Levels } from '../../store/levels'
import { profileOf } from '../../store/ruleSets'
import { draftsFrom, draftsOf, isPossible, optionsOf } from './drafts'
import type { Drafts } from './drafts'

/** What is laid out for the next game, before anybody says how many of its choices they care about. */
export type NewGameChoice = {
  readonly ruleSetId: string
  /** What was set for each rule set, by its id; the rest is as usual. */
  readonly houseRules: Readonly<Record<string, Drafts>>
  readonly length: GameLength
  readonly seed: string
  readonly practice: boolean
  readonly levels: Levels
}

export type NewGameForm = {
  readonly choice: NewGameChoice
  readonly change: (part: Partial<NewGameChoice>) => void
  /** Why the seed cannot be used; null while it can, and while none is typed. */
  readonly seedFault: ErrorCode | null
  /** Whether everything can be played as it is laid out. */
  readonly ready: boolean
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

/** The house rules of the chosen rule set as they stand. */
export const houseRulesOf = ({ ruleSetId, houseRules }: NewGameChoice): Drafts =>
  draftsOf(profileOf(ruleSetId).houseRules, houseRules[ruleSetId])

const areHouseRulesPossible = (choice: NewGameChoice): boolean => {
  const drafts = houseRulesOf(choice)
  const rules = Object.entries(profileOf(choice.ruleSetId).houseRules)
  return rules.every(([name, rule]) => isPossible(rule, drafts[name]))
}

const requestOf = (choice: NewGameChoice): StartRequest => ({
  ruleSetId: choice.ruleSetId,
  options: optionsOf(profileOf(choice.ruleSetId).houseRules, houseRulesOf(choice)),
  length: choice.length,
  seed: choice.seed,
  practice: choice.practice,
  levels: choice.levels,
})

const choiceFrom = ({ houseRules, ...rest }: LastGame): NewGameChoice => {
  const drafts = Object.entries(houseRules).map(
    ([id, options]) => [id, draftsFrom(options)] as const,
  )
  return { ...rest, seed: '', houseRules: Object.fromEntries(drafts) }
}

/** The choices for the next game, laid out like the last one, so that one press on "Play" takes them. */
export const useNewGame = (): NewGameForm => {
  const lastGame = useSetting('lastGame')
  const changeSettings = useChangeSettings()
  const [choice, setChoice] = useState(() => choiceFrom(lastGame))
  const { start } = useGameActions()
  const [, navigate] = useLocation()
  const seedFault = faultOf(choice.seed)
  const remember = ({ ruleSetId, options, length, practice }: StartRequest) => {
    const houseRules = { ...lastGame.houseRules, [ruleSetId]: options }
    const { levels } = choice
    changeSettings({ lastGame: { ruleSetId, length, practice, levels, houseRules } })
  }
  return {
    choice,
    change: (part) => setChoice((before) => ({ ...before, ...part })),
    seedFault,
    ready: seedFault === null && areHouseRulesPossible(choice),
    start: async () => {
      const request = requestOf(choice)
      if (!(await start(request))) return
      remember(request)
      navigate('/table')
    },
  }
}
