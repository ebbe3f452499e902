import { randomStream } from '../engine/tiles/random'
import { ruleSetOf } from '../rules/index'
import { adviceFor } from './advice'
import type { Advice } from './adviceTypes'
import type { AdviceRequest } from './service'

/** What is asked of an adviser, who takes longer: most games are played without. */
export const adviceService = {
  advice: ({ ruleSetId, options, view, seed }: AdviceRequest): Advice =>
    adviceFor(ruleSetOf(ruleSetId, options), view, randomStream(seed, 'advice')),
}

export type AdviceService = typeof adviceService
