import { useId, useState } from 'react'
import type { WeighedChoice } from '../../bots/adviceTypes'
import type { PlayerView } from '../../engine/table/view'
import { profileOf } from '../../store/ruleSets'
import { takenBy } from '../actions/useActionName'
import { useRuleSet } from '../app/ruleSet'
import { useWords } from '../app/words'
import { Figure } from '../hints/Figure'
import asked from '../hints/WaitPanel.module.css'
import { Spoken } from '../table/Spoken'
import { Tile } from '../tile/Tile'
import styles from './Advice.module.css'
import { useAdviceText } from './adviceText'
import { ChoiceDetails } from './ChoiceDetails'
import { choiceOf, useChoiceName } from './useChoiceName'

type Props = {
  readonly view: PlayerView
  readonly choice: WeighedChoice
  /** Whether some choice of the ranking discards: else there is no danger to show. */
  readonly risky: boolean
  readonly best: boolean
  readonly taken: boolean
}

/** What is done: a discard as its tile, anything else with its name, like tiles once; a star on the best. */
const Face = ({ view, choice: { action }, best }: Pick<Props, 'view' | 'choice' | 'best'>) => {
  const texts = useAdviceText()
  const words = useWords()
  const listed = choiceOf(view, action)
  const plain = action.type === 'discard' && !action.close
  const label = action.type === 'discard' ? texts.closes : words.action(action.type)
  return (
    <span className={styles['face']} aria-hidden="true">
      {!plain && <span>{label}</span>}
      <span className={styles['set']}>
        {[...new Set(takenBy(listed, view.stage))].map((kind) => (
          <Tile key={kind} kind={kind} />
        ))}
        {best && <span>★</span>}
      </span>
    </span>
  )
}

const DangerCell = ({ danger }: Pick<WeighedChoice, 'danger'>) => {
  const texts = useAdviceText()
  return (
    <td>
      {danger ? (
        <Figure is="estimate">{texts.percent(100 * danger.chance)}</Figure>
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <Spoken>{texts.noDiscard}</Spoken>
        </>
      )}
    </td>
  )
}

const Figures = ({ choice, risky }: Pick<Props, 'choice' | 'risky'>) => {
  const texts = useAdviceText()
  const { paid } = profileOf(useRuleSet().id).units
  const { points, winChance, danger, distance, accepts } = choice
  const tiles = accepts.reduce((sum, { left }) => sum + left, 0)
  const sure = distance < 0 ? 'exact' : 'estimate'
  const away = distance > 0 ? distance : distance === 0 ? texts.ready : texts.complete
  return (
    <>
      <td>
        <Figure is={sure}>{texts.gains[paid](points.mean, points.error)}</Figure>
      </td>
      <td>
        <Figure is={sure}>{texts.percent(100 * winChance)}</Figure>
      </td>
      {risky && <DangerCell danger={danger} />}
      <td>
        <Figure is="exact">{away}</Figure>
      </td>
      <td>
        <Figure is="exact">{tiles}</Figure>
      </td>
    </>
  )
}

/** One choice with its figures in a row, which opens to the tiles that it accepts and to what makes it dangerous. */
export const RankedChoice = ({ view, choice, risky, best, taken }: Props) => {
  const texts = useAdviceText()
  const name = useChoiceName(view)(choice.action)
  const [open, setOpen] = useState(best)
  const details = useId()
  const notes = [...(best ? [texts.best] : []), ...(taken ? [texts.yours] : [])]
  return (
    <tbody data-best={best || undefined}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={asked['title']}
            aria-label={[name, ...notes].join(', ')}
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
          >
            <Face view={view} choice={choice} best={best} />
            {taken && <span aria-hidden="true">{texts.yours}</span>}
          </button>
        </th>
        <Figures choice={choice} risky={risky} />
      </tr>
      {open && (
        <tr>
          <td id={details} colSpan={risky ? 6 : 5}>
            <ChoiceDetails choice={choice} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
