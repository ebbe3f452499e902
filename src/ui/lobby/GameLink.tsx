import { Link } from 'wouter'
import type { GameSummary } from '../../store/gameTypes'
import { useAmountsOf } from '../app/amounts'
import { useDateText } from '../app/dates'
import { placesOf } from '../app/standings'
import { useText } from '../app/text'
import styles from './FinishedGames.module.css'

/** A finished game in a line: when, how long, and how the person came out of it. */
export const GameLink = ({ game }: { game: GameSummary }) => {
  const { lobby } = useText()
  const { paid } = useAmountsOf(game.ruleSetId)
  const dateText = useDateText()
  const kind = [
    lobby.lengths[game.length],
    lobby.ruleSets[game.ruleSetId]?.name,
    game.practice && lobby.modes.practice,
  ]
  return (
    <Link href={`/games/${game.id}`} className={styles['game']}>
      <span>{kind.filter(Boolean).join('\u00A0· ')}</span>
      <span className={styles['when']}>{dateText(game.savedAt)}</span>
      <span className={styles['place']}>
        <strong>{lobby.place(placesOf(game.scores)[0] ?? 1)}</strong>
        <span className={styles['score']}>{paid(game.scores[0])}</span>
      </span>
    </Link>
  )
}
