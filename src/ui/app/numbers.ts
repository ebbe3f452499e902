import { figure } from '../../i18n/figure'

/** A gain or a loss with its sign: `+12`, `−12` (a true minus), `0`. */
export const signed = (points: number): string => {
  return points > 0 ? `+${points}` : figure(points)
}

/** A score: only a loss has a sign. */
export const scoreText = (points: number): string => figure(points)
