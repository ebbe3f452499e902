/** A gain or a loss with its sign: `+12`, `−12` (a true minus), `0`. */
export const signed = (points: number): string => {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** A score: only a loss has a sign. */
export const scoreText = (points: number): string => (points < 0 ? `−${-points}` : String(points))
