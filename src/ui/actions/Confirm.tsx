import { useEffect, useId, useRef } from 'react'
import { useSetting } from '../../store/hooks'
import { Button } from '../app/Button'
import { useText } from '../app/text'
import styles from './Confirm.module.css'
import type { Doubt } from './useTurn'

const useReasons = (doubt: Doubt): readonly string[] => {
  const { confirm } = useText().table
  const showsWorth = useSetting('worth')
  if (doubt.about === 'close') return doubt.warnings.map((warning) => confirm[warning])
  const { worth } = doubt.choice
  if (!showsWorth || !worth) return [confirm.falseBare]
  return worth.falseMahjong === 'barred-shape'
    ? [confirm.falseBarred]
    : [confirm.falseBelow(worth.total, worth.minimum)]
}

type Props = { readonly doubt: Doubt; readonly onDo: () => void; readonly onBack: () => void }

/** Asks once more, in place of the choices. */
export const Confirm = ({ doubt, onDo, onBack }: Props) => {
  const { act, confirm } = useText().table
  const reasons = useReasons(doubt)
  const back = useRef<HTMLButtonElement>(null)
  const title = useId()
  const told = useId()
  useEffect(() => back.current?.focus(), [])
  const isClose = doubt.about === 'close'
  return (
    <div
      className={styles['confirm']}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={told}
    >
      <div className={styles['words']}>
        <p id={title} className={styles['title']}>
          {isClose ? confirm.closeTitle : confirm.falseTitle}
        </p>
        <p id={told}>{reasons.join(' ')}</p>
      </div>
      <div className={styles['buttons']}>
        <Button ref={back} onClick={onBack}>
          {act.back}
        </Button>
        <Button look="main" onClick={onDo}>
          {isClose ? confirm.closeDo : confirm.falseDo}
        </Button>
      </div>
    </div>
  )
}
