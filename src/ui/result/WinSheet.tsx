import { useMemo, useState } from 'react'
import type { ScoreSheet } from '../../engine/score/sheet'
import type { HandResult, HandWin } from '../../engine/table/state'
import { useWhoSits } from '../app/people'
import { useAmounts } from '../app/amounts'
import trouble from '../app/Trouble.module.css'
import { useText } from '../app/text'
import { useRows } from '../app/words'
import { Ticking } from './CountUp'
import { litTiles } from './litTiles'
import { useHowWon } from './outcome'
import { RunnerUp } from './RunnerUp'
import { sentences } from './sentences'
import { ScoreLines } from './ScoreLines'
import { ShownHand } from './ShownHand'
import { winningHand } from './shownHand'
import styles from './WinSheet.module.css'

const Replaced = ({ sheet }: { sheet: ScoreSheet }) => {
  const { result } = useText()
  const rows = useRows()
  const name = (id: string) => rows[id]?.name ?? id
  if (sheet.replaced.length === 0) return null
  return (
    <>
      <h4 className={styles['minor']}>{result.replaced}</h4>
      <dl className={styles['otherLines']}>
        {sheet.replaced.map(({ id, by }) => (
          <div key={id} className={styles['otherLine']}>
            <dt>{name(id)}</dt>
            <dd>{result.replacedBy(name(by))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const WhyFalse = ({ won: { seat, sheet }, hand }: { won: HandWin; hand: HandResult }) => {
  const { result } = useText()
  const who = useWhoSits()
  const { hand: worth } = useAmounts()
  const why = sheet?.belowMinimum
    ? result.belowMinimum(worth(sheet.total), worth(sheet.minimum), hand.round)
    : result.barredShape
  const pays = hand.outcome === 'false-mahjong' ? result.falseStays : result.falsePays
  return <p className={trouble['notice']}>{sentences(why, pays(who(seat)))}</p>
}

/** One winner's hand as it was read and scored. All of it comes from the one result of the hand. */
export const WinSheet = ({ won, hand }: { won: HandWin; hand: HandResult }) => {
  const { result } = useText()
  const { hand: worth } = useAmounts()
  const howWon = useHowWon()
  const [chosen, setChosen] = useState<number | null>(null)
  const { sheet } = won
  const groups = useMemo(() => winningHand(won, hand.hands[won.seat]), [won, hand])
  const line = chosen === null ? undefined : sheet?.lines[chosen]
  const lit = useMemo(
    () => (line && line.tiles.length > 0 ? litTiles(groups, line.tiles) : null),
    [groups, line],
  )
  return (
    <div className={styles['sheet']}>
      <div className={styles['felt']}>
        <p className={styles['how']}>
          <span>{howWon(hand, won)}</span>
          {sheet && (
            <strong>
              <Ticking value={sheet.total} format={worth} />
            </strong>
          )}
        </p>
        <ShownHand groups={groups} lit={lit} />
      </div>
      {won.falseMahjong && <WhyFalse won={won} hand={hand} />}
      {sheet && (
        <section className={styles['part']} aria-label={result.score}>
          <div className={styles['top']}>
            <h3 className={styles['heading']}>{result.score}</h3>
            <p className={styles['hint']}>
              {sheet.lines.length > 0 ? result.scoreHint : result.noLines}
            </p>
          </div>
          <ScoreLines sheet={sheet} round={hand.round} chosen={chosen} onChoose={setChosen} />
          <Replaced sheet={sheet} />
          {sheet.runnerUp && (
            <RunnerUp won={won} hand={hand} sheet={sheet} other={sheet.runnerUp} />
          )}
        </section>
      )}
    </div>
  )
}
