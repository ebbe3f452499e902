import { useEffect } from 'react'
import type { Seating } from '../../engine/table/seating'
import { diceSum } from '../../engine/tiles/random'
import type { Game } from '../../store/gameTypes'
import { useGameActions } from '../../store/hooks'
import { Button } from '../app/Button'
import { Panel } from '../app/Panel'
import { useWho } from '../app/people'
import { TableMenu } from '../app/TableMenu'
import { Watching } from '../app/Watching'
import { useText } from '../app/text'
import { ring } from '../sound/ring'
import styles from './Ceremony.module.css'
import { CeremonyTable } from './CeremonyTable'
import { ceremonySteps } from './steps'
import type { CeremonyStep } from './steps'
import { useSteps } from './useSteps'

const useStepText = ({ draw }: Seating) => {
  const { ceremony } = useText()
  const who = useWho()
  return (step: CeremonyStep): string => {
    switch (step.step) {
      case 'first-throw': {
        const say = draw ? ceremony.firstThrow : ceremony.dealerThrow
        return say(diceSum(step.dice), who(step.landed))
      }
      case 'second-throw':
        return ceremony.secondThrow(who(step.thrower), diceSum(step.dice), who(step.landed))
      case 'winds':
        return ceremony.winds(who(step.first))
      case 'seats':
        return ceremony.seats(who(step.dealer))
    }
  }
}

const THROW_HEARD_MS = 200

/** Lets the dice of a step be heard as they fall. */
const useRattle = (step: CeremonyStep | undefined): void => {
  const thrown = step !== undefined && 'dice' in step ? step.step : null
  useEffect(() => {
    if (thrown === null) return
    const timer = setTimeout(() => ring('dice'), THROW_HEARD_MS)
    return () => clearTimeout(timer)
  }, [thrown])
}

/** How the game found its seats, a step after the other; skipped with one press. */
export const Ceremony = ({ game: { seating, view, readOnly } }: { game: Game }) => {
  const { ceremony } = useText()
  const { answer } = useGameActions()
  const stepText = useStepText(seating)
  const steps = ceremonySteps(seating)
  const begin = readOnly
    ? undefined
    : view.choices.find(({ action }) => action.type === 'continue')?.action
  const { at, next } = useSteps(steps.length, () => begin && answer(begin))
  const step = steps[at]
  useRattle(step)
  if (!step) return null
  const last = at === steps.length - 1
  const goOn = begin && (() => (last ? answer(begin) : next()))
  return (
    <Panel
      title={ceremony.title}
      note={ceremony.step(at + 1, steps.length)}
      size="normal"
      aside={<TableMenu compact />}
      onEnter={goOn}
      foot={
        begin ? (
          <>
            {!last && (
              <Button look="quiet" onClick={() => answer(begin)}>
                {ceremony.skip}
              </Button>
            )}
            <Button look="main" aria-keyshortcuts="Enter" onClick={goOn}>
              {last ? ceremony.begin : ceremony.next}
            </Button>
          </>
        ) : (
          readOnly && <Watching />
        )
      }
    >
      <CeremonyTable step={step} seating={seating} />
      <p className={styles['says']} role="status">
        {stepText(step)}
      </p>
    </Panel>
  )
}
