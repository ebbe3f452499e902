import { useEffect, useId, useRef } from 'react'
import { useSetting } from '../../store/hooks'
import { Button } from '../app/Button'
import { useAmounts } from '../app/amounts'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import styles from './Confirm.module.css'
import type { Doubt } from './useTurn'

const OTHERS = 3

const useReasons = (doubt: Doubt): readonly string[] => {
  const { confirm } = useText().table
  const showsWorth = useSetting('worth')
  const { paid } = useAmounts()
  const { peekPoints } = useRuleInfo()
  const price = peekPoints ?? 0
  if (doubt.about === 'peek') return [confirm.peek(paid(price), paid(OTHERS * price))]
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
  const texts = {
    'false-mahjong': { title: confirm.falseTitle, go: confirm.falseDo },
    close: { title: confirm.closeTitle, go: confirm.closeDo },
    peek: { title: confirm.peekTitle, go: confirm.peekDo },
  }[doubt.about]
  return (
    <div
      className={styles['confirm']}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={told}
    >
      <div className={styles['words']}>
        <p id={title} className={styles['title']}>
          {texts.title}
        </p>
        <p id={told}>{reasons.join(' ')}</p>
      </div>
      <div className={styles['buttons']}>
        <Button ref={back} onClick={onBack}>
          {act.back}
        </Button>
        <Button look="main" onClick={onDo}>
          {texts.go}
        </Button>
      </div>
    </div>
  )
}
