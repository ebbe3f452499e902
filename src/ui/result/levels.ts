import type { GameHead, StartRequest } from '../../store/gameTypes'

/** The levels of players 1 to 3. */
export const levelsOf = ([, first, second, third]: GameHead['players']): StartRequest['levels'] => {
  const level = (player: typeof first) => (player.kind === 'bot' ? player.level : '')
  return [level(first), level(second), level(third)]
}
