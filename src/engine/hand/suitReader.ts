import { createAutomaton } from './automaton'
import type { Classes } from './classes'

/** An automaton that tells the class of a suit that ends in a state. */
export const suitReader = (classes: Classes) => {
  const { next, shortfallAt, size } = createAutomaton()
  const ends: number[] = []
  const classAt = (state: number): number => (ends[state] ??= classes.classOf(shortfallAt(state)))
  return { next, classAt, size }
}
