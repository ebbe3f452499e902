import type { Seat } from '../../engine/tiles/seat'
import { useGame } from '../../store/hooks'
import { OFFERED_LEVELS } from '../../store/levels'
import { useText } from '../app/text'
import styles from './SeatLevel.module.css'
import { Spoken } from './Spoken'

/** How well somebody at the table plays: in a word or, where there is little room, in dots. */
export const SeatLevel = ({ seat }: { readonly seat: Seat }) => {
  const { lobby } = useText()
  const game = useGame()
  const player = game?.record.players[game.seating.players[seat]]
  const level = OFFERED_LEVELS.find((one) => player?.kind === 'bot' && one === player.level)
  if (!level) return null
  const filled = OFFERED_LEVELS.indexOf(level) + 1
  return (
    <span className={styles['level']} title={lobby.levels[level]}>
      <span className={styles['word']} aria-hidden="true">
        {lobby.levels[level]}
      </span>
      <span className={styles['dots']} aria-hidden="true">
        {'●'.repeat(filled).padEnd(OFFERED_LEVELS.length, '○')}
      </span>
      <Spoken>{lobby.levels[level]}</Spoken>
    </span>
  )
}
