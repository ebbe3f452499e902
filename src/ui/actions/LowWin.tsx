import type { Choice } from '../../engine/table/action'
import type { SeenStage } from '../../engine/table/view'
import { useSetting } from '../../store/hooks'
import { useAmounts } from '../app/amounts'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import styles from './ActionButton.module.css'
import { labelOf } from './useActionName'

/** A complete hand that is not offered, as it is worth too little; null where no worth is to be shown. */
export const useLowWin = (refused: readonly Choice[]): Choice | null => {
  const showsWorth = useSetting('worth')
  const low = refused.find((choice) => choice.refused === 'below-minimum')
  return showsWorth && low?.worth ? low : null
}

type Props = { readonly low: Choice; readonly stage: SeenStage }

/** In place of the large button: what a hand that is worth too little would need. */
export const LowWin = ({ low, stage }: Props) => {
  const { act } = useText().table
  const words = useWords()
  const { hand } = useAmounts()
  return (
    <p className={styles['low']}>
      <span>{words.action(labelOf(low, stage))}</span>
      {low.worth && <span className={styles['worth']}>{act.needs(hand(low.worth.minimum))}</span>}
    </p>
  )
}
