import type { Advice, Danger, WeighedChoice } from '../../src/bots/adviceTypes'
import type { Action } from '../../src/engine/table/action'
import type { PlayerView } from '../../src/engine/table/view'

type Weight = Partial<Omit<WeighedChoice, 'action' | 'points'>> & {
  readonly mean?: number
  readonly error?: number
}

const NO_DANGER: Danger = { chance: 0.02, reasons: [] }

/** A weighed choice of which a test names what it is about. */
export const weighed = (action: Action, weight: Weight = {}): WeighedChoice => {
  const { mean = 0, error = 1, ...rest } = weight
  return {
    action,
    distance: 1,
    accepts: [],
    winChance: 0.25,
    points: { mean, error },
    danger: action.type === 'discard' ? NO_DANGER : null,
    ...rest,
  }
}

/** Advice that a test makes up, the best choice first. */
export const adviceOf = (...choices: readonly WeighedChoice[]): Advice => ({
  choices,
  samples: 200,
})

/** Advice that ranks the legal choices of a view as they are listed, each two points below the one before. */
export const adviceInOrder = ({ choices }: PlayerView): Advice =>
  adviceOf(
    ...choices
      .filter(({ refused }) => refused === null)
      .map(({ action }, at) => weighed(action, { mean: 4 - 2 * at, error: 0.5 })),
  )
