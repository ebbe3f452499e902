import { useState } from 'react'
import type { Seating } from '../../engine/table/seating'
import { diceSum } from '../../engine/tiles/random'
import type { Game } from '../../store/gameTypes'
import { useGameActions } from '../../store/hooks'
import { Button } from '../app/Button'
import { Panel } from '../app/Panel'
import { useWho } from '../app/people'
import { TableMenu } from '../app/TableMenu'
import { useText } from '../app/text'
import styles from './Ceremony.module.css'
import { CeremonyTable } from './CeremonyTable'
import { ceremonySteps } from './steps'
import type { CeremonyStep } from './steps'

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

/** How the game found its seats, a step at a time; skipped with one press. */
export const Ceremony = ({ game: { seating, view } }: { game: Game }) => {
  const { ceremony } = useText()
  const { answer } = useGameActions()
  const stepText = useStepText(seating)
  const [at, setAt] = useState(0)
  const steps = ceremonySteps(seating)
  const step = steps[at]
  const begin = view.choices.find(({ action }) => action.type === 'continue')?.action
  if (!step) return null
  const last = at === steps.length - 1
  return (
    <Panel
      title={ceremony.title}
      note={ceremony.step(at + 1, steps.length)}
      size="normal"
      aside={<TableMenu compact />}
      foot={
        begin && (
          <>
            {!last && (
              <Button look="quiet" onClick={() => answer(begin)}>
                {ceremony.skip}
              </Button>
            )}
            <Button look="main" onClick={() => (last ? answer(begin) : setAt(at + 1))}>
              {last ? ceremony.begin : ceremony.next}
            </Button>
          </>
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
