import { useGameStore } from '../../store/hooks'
import { useText } from '../app/text'
import games from '../lobby/FinishedGames.module.css'
import { GameLink } from '../lobby/GameLink'
import { Page } from './Page'

/** All games that were played to their end, the newest first. */
export const GamesPage = () => {
  const { lobby, result } = useText()
  const finished = useGameStore((state) => state.finishedGames)
  return (
    <Page title={result.games} back="/">
      {finished.length === 0 && <p>{lobby.finishedNone}</p>}
      <ul className={games['list']}>
        {finished.map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
