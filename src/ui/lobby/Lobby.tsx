import { lazy, Suspense } from 'react'
import { useGameStore } from '../../store/hooks'
import rail from '../app/Rail.module.css'
import { useText } from '../app/text'
import { FinishedGames } from './FinishedGames'
import styles from './Lobby.module.css'
import { GuidedHand } from './GuidedHand'
import { LobbyError } from './LobbyError'
import { LobbyBar } from './LobbyBar'
import { NewGame } from './NewGame'
import { OfflineNote } from './OfflineNote'
import { OpeningHand } from './OpeningHand'
import { ResumeCard } from './ResumeCard'
import { useNewGame } from './useNewGame'
import { PlayButton } from './PlayButton'

const UnreadableSaves = lazy(async () => ({
  default: (await import('./UnreadableSaves')).UnreadableSaves,
}))

/** The front door: the table with its tiles, the game that waits or the next one, and those played. */
export const Lobby = () => {
  const { app } = useText()
  const saved = useGameStore((state) => state.saved)
  const allReadable = useGameStore((state) => state.unreadable.length === 0)
  const newGame = useNewGame()
  return (
    <div className={styles['page']}>
      <LobbyBar />
      <main className={styles['papers']}>
        <LobbyError />
        {!allReadable && (
          <Suspense>
            <UnreadableSaves />
          </Suspense>
        )}
        <section className={`${rail['rail']} ${styles['table']}`} aria-labelledby="game-name">
          <div className={styles['seatsOut']}>
            <div className={styles['door']}>
              <h1 id="game-name" className={styles['name']}>
                {app.name}
                <span
                  className={styles['otherName']}
                  lang={app.otherNameLanguage}
                  aria-hidden="true"
                >
                  {app.otherName}
                </span>
              </h1>
              <p className={styles['tagline']}>{app.tagline}</p>
              {saved ? <ResumeCard saved={saved} /> : <PlayButton newGame={newGame} />}
              <GuidedHand />
            </div>
            <OpeningHand />
            <NewGame newGame={newGame} waiting={saved !== null} />
          </div>
        </section>
        <FinishedGames />
        <OfflineNote />
      </main>
    </div>
  )
}
