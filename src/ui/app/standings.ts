/** The place of each score, 1 for the highest; equal scores share one. */
export const placesOf = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length)
