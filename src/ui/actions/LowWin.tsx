import type { Choice } from '../../engine/table/action'
import type { SeenStage } from '../../engine/table/view'
import { useSetting } from '../../store/hooks'
import { useAmounts } from '../app/amounts'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import styles from './ActionButton.module.css'
import { labelOf } from './useActionName'

type Props = { readonly refused: readonly Choice[]; readonly stage: SeenStage }

/** In place of the large button: a complete hand that is not offered, as it is worth too little. */
export const LowWin = ({ refused, stage }: Props) => {
  const { act } = useText().table
  const words = useWords()
  const { hand } = useAmounts()
  const showsWorth = useSetting('worth')
  const low = refused.find((choice) => choice.refused === 'below-minimum')
  if (!low?.worth || !showsWorth) return null
  return (
    <p className={styles['low']}>
      <span>{words.action(labelOf(low, stage))}</span>
      <span className={styles['worth']}>{act.needs(hand(low.worth.minimum))}</span>
    </p>
  )
}
