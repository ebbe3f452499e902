import { useState } from 'react'
import type { GameLength } from '../../engine/table/state'
import { Button } from '../app/Button'
import { Choice } from '../app/Choice'
import { useWho } from '../app/people'
import { PLAYERS } from '../app/players'
import { useText } from '../app/text'
import { HintToggles } from '../settings/HintToggles'
import { HouseRules } from './HouseRules'
import { LevelChoice } from './LevelChoice'
import styles from './NewGame.module.css'
import { ReplaceDialog } from './ReplaceDialog'
import { RuleSetChoice } from './RuleSetChoice'
import { SeedField } from './SeedField'
import { showFault } from './showFault'
import type { NewGameForm } from './useNewGame'

const LENGTHS: readonly GameLength[] = ['hand', 'round', 'game']

const ModeChoice = ({ newGame: { choice, change } }: { newGame: NewGameForm }) => {
  const { lobby } = useText()
  const mode = choice.practice ? 'practice' : 'counted'
  return (
    <div className={styles['ruleSet']}>
      <Choice
        legend={lobby.mode}
        options={['counted', 'practice'] as const}
        names={lobby.modes}
        value={mode}
        onChange={(chosen) => change({ practice: chosen === 'practice' })}
      />
      <p className={styles['note']}>{lobby.modeNotes[mode]}</p>
    </div>
  )
}

const Heading = () => {
  const { lobby } = useText()
  const who = useWho()
  const names = PLAYERS.slice(1).map((player) => who(player).name)
  return (
    <header className={styles['head']}>
      <h2 id="new-game" className={styles['title']}>
        {lobby.newGame}
      </h2>
      <p className={styles['note']}>{lobby.against(names)}</p>
    </header>
  )
}

const StartOver = ({ newGame }: { newGame: NewGameForm }) => {
  const { lobby } = useText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        aria-disabled={!newGame.ready}
        onClick={() => (newGame.ready ? setAsking(true) : showFault())}
      >
        {lobby.playNew}
      </Button>
      {asking && (
        <ReplaceDialog onClose={() => setAsking(false)} onConfirm={() => void newGame.start()} />
      )}
    </>
  )
}

type Props = { newGame: NewGameForm; waiting: boolean }

/** The score pad on the table: how the next game is to be played. `waiting`: another one is still open. */
export const NewGame = ({ newGame, waiting }: Props) => {
  const { lobby } = useText()
  const { choice, change } = newGame
  return (
    <section className={styles['pad']} aria-labelledby="new-game">
      <Heading />
      <RuleSetChoice newGame={newGame} />
      <HouseRules newGame={newGame} />
      <Choice
        legend={lobby.length}
        options={LENGTHS}
        names={lobby.lengths}
        value={choice.length}
        onChange={(length) => change({ length })}
      />
      <LevelChoice newGame={newGame} />
      <ModeChoice newGame={newGame} />
      <details className={styles['more']}>
        <summary>{lobby.more}</summary>
        <div className={styles['moreBody']}>
          <SeedField newGame={newGame} />
          <HintToggles />
        </div>
      </details>
      {waiting && <StartOver newGame={newGame} />}
    </section>
  )
}
