import { useLocation } from 'wouter'
import type { FinishedGame } from '../../store/gameTypes'
import { Button } from '../app/Button'
import { useDateText } from '../app/dates'
import { useText } from '../app/text'
import { HandBreakdown } from './HandBreakdown'
import { NextHand } from './NextHand'
import { useOutcomeTitle } from './outcome'
import { Page } from './Page'
import styles from './Page.module.css'

/** One hand of a finished game (counted from 1), with the ways to its neighbours. */
export const HandPage = ({ game, hand }: { game: FinishedGame; hand: number }) => {
  const { app, result } = useText()
  const outcomeTitle = useOutcomeTitle()
  const dateText = useDateText()
  const [, navigate] = useLocation()
  const shown = game.results[hand - 1]
  if (!shown) return null
  const address = `/games/${game.summary.id}`
  return (
    <Page title={result.game(dateText(game.summary.savedAt))} back={address}>
      <header>
        <h2 className={styles['title']}>{outcomeTitle(shown)}</h2>
        <p className={styles['note']}>{`${app.round(shown.round)} · ${app.hand(hand)}`}</p>
      </header>
      <HandBreakdown key={hand} hand={shown} own={game.seat} />
      <NextHand hand={shown} />
      <div className={styles['buttons']}>
        <Button disabled={hand === 1} onClick={() => navigate(`${address}/${hand - 1}`)}>
          {result.handBefore}
        </Button>
        <Button
          disabled={hand === game.results.length}
          onClick={() => navigate(`${address}/${hand + 1}`)}
        >
          {result.handAfter}
        </Button>
      </div>
    </Page>
  )
}
