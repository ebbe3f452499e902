import { useState } from 'react'
import type { Game } from '../../store/gameTypes'
import { Button } from '../app/Button'
import { Dialog } from '../app/Dialog'
import { useText } from '../app/text'
import { HandBreakdown } from './HandBreakdown'
import styles from './HandBreakdown.module.css'
import { useOutcomeTitle } from './outcome'
import { ScoreSheet } from './ScoreSheet'

type Props = { game: Game; onClose: () => void }

/** The score sheet at the table; a hand opens in its place. */
export const ScoresDialog = ({ game: { view, seat }, onClose }: Props) => {
  const { result } = useText()
  const outcomeTitle = useOutcomeTitle()
  const [place, setPlace] = useState<number | null>(null)
  const hand = place === null ? undefined : view.finished[place]
  return (
    <Dialog
      title={hand ? `${hand.hand + 1} · ${outcomeTitle(hand)}` : result.sheet}
      size={hand ? 'wide' : 'normal'}
      onClose={onClose}
    >
      {hand ? (
        <div className={styles['column']}>
          <HandBreakdown hand={hand} own={seat} />
          <div>
            <Button onClick={() => setPlace(null)}>{result.backToSheet}</Button>
          </div>
        </div>
      ) : (
        <ScoreSheet hands={view.finished} own={seat} onOpen={setPlace} />
      )}
    </Dialog>
  )
}
