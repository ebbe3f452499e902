import { memo } from 'react'
import type { Seat } from '../../engine/tiles/seat'
import { useGameStore } from '../../store/hooks'
import { OFFERED_LEVELS } from '../../store/levels'
import { useText } from '../app/text'
import styles from './SeatLevel.module.css'
import { Spoken } from './Spoken'

/** As many of the dots filled, from below, as there are levels up to this one. */
const Dots = ({ filled }: { readonly filled: number }) => (
  <svg className={styles['dots']} viewBox="0 0 6 18" aria-hidden="true">
    {OFFERED_LEVELS.map((level, at) => (
      <circle key={level} cx="3" cy={15 - 6 * at} r="2" data-filled={at < filled || undefined} />
    ))}
  </svg>
)

/** How well somebody at the table plays: in a word or, where there is little room, in dots. */
export const SeatLevel = memo(({ seat }: { readonly seat: Seat }) => {
  const { lobby } = useText()
  const player = useGameStore(({ game }) => game?.record.players[game.seating.players[seat]])
  const level = OFFERED_LEVELS.find((one) => player?.kind === 'bot' && one === player.level)
  if (!level) return null
  return (
    <span className={styles['level']} title={lobby.levels[level]}>
      <span className={styles['word']} aria-hidden="true">
        {lobby.levels[level]}
      </span>
      <Dots filled={OFFERED_LEVELS.indexOf(level) + 1} />
      <Spoken>{lobby.levels[level]}</Spoken>
    </span>
  )
})
SeatLevel.displayName = 'SeatLevel'
