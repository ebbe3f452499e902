import type { HandResult } from '../../engine/table/state'
import { seatsFrom } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { useAmounts } from '../app/amounts'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { Amount } from './Amount'
import styles from './ScoreSheet.module.css'

const useOutcome = () => {
  const { result, table } = useText()
  const words = useWords()
  const { hand: worth } = useAmounts()
  const who = useWhoSits()
  return ({ outcome, wins }: HandResult): string => {
    if (outcome === 'drawn') return result.outcomeDrawn
    if (outcome === 'false-mahjong') return words.here(table.payReasons['false-mahjong'])
    const valid = wins.filter((win) => !win.falseMahjong)
    const totals = valid.map(({ sheet }) => worth(sheet?.total ?? 0))
    return result.outcomeWon(
      valid.map(({ seat }) => who(seat)),
      totals,
    )
  }
}

type RowProps = { hand: HandResult; seats: readonly Seat[]; onOpen: () => void }

const Row = ({ hand, seats, onOpen }: RowProps) => {
  const { app, result } = useText()
  const outcome = useOutcome()
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles['open']}
          aria-label={result.openHand(hand.hand + 1)}
          onClick={onOpen}
        >
          {hand.hand + 1}
        </button>
      </th>
      <td className={styles['outcome']}>
        {outcome(hand)}
        <span className={styles['where']}>{app.round(hand.round)}</span>
      </td>
      {seats.map((seat) => (
        <td key={seat}>
          <Amount points={hand.deltas[seat]} />
        </td>
      ))}
    </tr>
  )
}

type Props = { hands: readonly HandResult[]; own: Seat; onOpen: (place: number) => void }

/** Every finished hand in a line, with the sums; each opens its whole breakdown. */
export const ScoreSheet = ({ hands, own, onOpen }: Props) => {
  const { result } = useText()
  const who = useWhoSits()
  const { score } = useAmounts()
  const seats = seatsFrom(own)
  const last = hands.at(-1)
  if (!last) return <p className={styles['empty']}>{result.sheetEmpty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={result.sheet}>
      <table className={styles['sheet']}>
        <thead>
          <tr>
            <th scope="col">{result.sheetHand}</th>
            <th scope="col" className={styles['outcome']}>
              {result.sheetOutcome}
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {who(seat).name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hands.map((hand, place) => (
            <Row key={hand.hand} hand={hand} seats={seats} onOpen={() => onOpen(place)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {result.sums}
            </th>
            {seats.map((seat) => (
              <td key={seat}>{score(last.scores[seat])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
