import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Game } from '../../store/gameTypes'
import { useAmounts } from '../app/amounts'
import { Button } from '../app/Button'
import { Panel } from '../app/Panel'
import { useWho } from '../app/people'
import { TableMenu } from '../app/TableMenu'
import { useText } from '../app/text'
import { firstPlayers, poolShare, scoresByPlayer } from './finalScores'
import { HandBreakdown } from './HandBreakdown'
import { Standings } from './Standings'
import styles from './Standings.module.css'
import { useAgain } from './useAgain'

const Buttons = ({ game, onLastHand }: { game: Game; onLastHand: () => void }) => {
  const { app, result } = useText()
  const again = useAgain(game.record)
  const [, navigate] = useLocation()
  return (
    <>
      <Button look="quiet" onClick={onLastHand}>
        {result.lastHand}
      </Button>
      <Button onClick={() => navigate('/')}>{app.toLobby}</Button>
      <Button onClick={() => again(game.record.seed)}>{result.sameSeed}</Button>
      <Button look="main" onClick={() => again('')}>
        {result.again}
      </Button>
    </>
  )
}

/** Over the table when the game has ended: the standings and what can be played next. */
export const GameOver = ({ game }: { game: Game }) => {
  const { result } = useText()
  const who = useWho()
  const { paid } = useAmounts()
  const [looking, setLooking] = useState(false)
  const last = game.view.finished.at(-1)
  if (!last) return null
  const scores = scoresByPlayer(last.scores, game.seating)
  const share = poolShare(last)
  if (looking) {
    return (
      <Panel
        title={result.lastHand}
        foot={
          <Button look="main" onClick={() => setLooking(false)}>
            {result.finalStandings}
          </Button>
        }
      >
        <HandBreakdown hand={last} own={game.seat} />
      </Panel>
    )
  }
  return (
    <Panel
      title={result.over}
      note={result.first(firstPlayers(scores).map(who))}
      size="normal"
      aside={<TableMenu compact />}
      foot={<Buttons game={game} onLastHand={() => setLooking(true)} />}
    >
      <Standings scores={scores} />
      <div className={styles['notes']}>
        {share > 0 && <p>{result.poolReturned(paid(share))}</p>}
        <p className={styles['seed']}>{result.seed(game.record.seed)}</p>
      </div>
    </Panel>
  )
}
