import { Link } from 'wouter'
import { useGameStore } from '../../store/hooks'
import { useText } from '../app/text'
import styles from './FinishedGames.module.css'
import { GameLink } from './GameLink'

const SHOWN = 6

/** The last games that were played to their end. */
export const FinishedGames = () => {
  const { lobby } = useText()
  const games = useGameStore((state) => state.finishedGames)
  return (
    <section className={styles['games']} aria-labelledby="finished-games">
      <h2 id="finished-games" className={styles['title']}>
        {lobby.finished}
      </h2>
      {games.length === 0 && <p className={styles['none']}>{lobby.finishedNone}</p>}
      <ul className={styles['list']}>
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
          </li>
        ))}
      </ul>
      {games.length > SHOWN && <Link href="/games">{lobby.finishedAll(games.length)}</Link>}
    </section>
  )
}
