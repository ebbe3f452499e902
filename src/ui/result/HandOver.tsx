import type { Game } from '../../store/gameTypes'
import { useGameActions, useSetting } from '../../store/hooks'
import { Button } from '../app/Button'
import { Panel } from '../app/Panel'
import { useText } from '../app/text'
import { TableMenu } from '../app/TableMenu'
import { Watching } from '../app/Watching'
import { AutoContinue } from './AutoContinue'
import { CountUp } from './CountUp'
import { HandBreakdown } from './HandBreakdown'
import { NextHand } from './NextHand'
import { useOutcomeTitle } from './outcome'

/** Over the table once a hand is finished, until the person goes on. */
export const HandOver = ({ game: { view, seat, events, readOnly } }: { game: Game }) => {
  const { app, result } = useText()
  const outcomeTitle = useOutcomeTitle()
  const { answer } = useGameActions()
  const autoContinue = useSetting('autoContinue')
  const hand = view.finished.at(-1)
  const next = readOnly
    ? undefined
    : view.choices.find(({ action }) => action.type === 'continue')?.action
  const goOn = next && (() => answer(next))
  if (!hand) return null
  return (
    <Panel
      title={outcomeTitle(hand)}
      note={`${app.round(hand.round)} · ${app.hand(hand.hand + 1)}`}
      aside={<TableMenu compact />}
      onEnter={goOn}
      foot={
        <>
          <NextHand hand={hand} />
          {readOnly && <Watching />}
          {goOn && autoContinue && !hand.next.over && <AutoContinue onContinue={goOn} />}
          {goOn && (
            <Button look="main" aria-keyshortcuts="Enter" onClick={goOn}>
              {hand.next.over ? result.finalStandings : result.nextHand}
            </Button>
          )}
        </>
      }
    >
      <CountUp live={events.some(({ event }) => event === 'hand-over')}>
        <HandBreakdown key={hand.hand} hand={hand} own={seat} />
      </CountUp>
    </Panel>
  )
}
