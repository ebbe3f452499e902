import type { Choice, WinWorth } from '../../engine/table/action'
import type { SeenStage } from '../../engine/table/view'
import { useSetting } from '../../store/hooks'
import { AdvisedWord } from '../advice/AdvisedWord'
import { useAdvised } from '../advice/useAdvised'
import { useAmounts } from '../app/amounts'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import styles from './ActionButton.module.css'
import { labelOf } from './useActionName'

/** What a win is worth, and pays where that is something else; or why it would be a false one. */
const Worth = ({ worth }: { readonly worth: WinWorth }) => {
  const { act } = useText().table
  const { hand, paid } = useAmounts()
  const { stake } = useRuleInfo()
  const { total, minimum, gain, falseMahjong } = worth
  if (falseMahjong === null) {
    return (
      <span className={styles['worth']}>
        <span>{hand(total)}</span>
        {stake !== null && (
          <>
            {' '}
            <span>{paid(gain)}</span>
          </>
        )}
      </span>
    )
  }
  return (
    <span className={styles['worth']} data-false>
      <span aria-hidden="true">⚠ </span>
      {falseMahjong === 'barred-shape' ? act.barred : act.below(total, minimum)}
    </span>
  )
}

type Props = {
  readonly choice: Choice
  readonly stage: SeenStage
  readonly onDeclare: () => void
}

/** The largest button of the table. */
export const MahjongButton = ({ choice, stage, onDeclare }: Props) => {
  const words = useWords()
  const showsWorth = useSetting('worth')
  const advised = useAdvised(choice.action)
  return (
    <button
      type="button"
      className={styles['mahjong']}
      aria-keyshortcuts="M"
      data-move="win"
      data-advised={advised || undefined}
      onClick={onDeclare}
    >
      <span className={styles['label']}>{words.action(labelOf(choice, stage))}</span>
      {showsWorth && choice.worth && <Worth worth={choice.worth} />}
      {advised && <AdvisedWord />}
    </button>
  )
}
