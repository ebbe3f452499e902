import { useId } from 'react'
import type { ReactNode } from 'react'
import type { AdviceMode } from '../../store/settings'
import type { Weighed } from '../../store/adviceStore'
import { useAdvice, useRoomy } from '../../store/hooks'
import { useShortcuts } from '../actions/useShortcuts'
import sheet from '../actions/WhyNot.module.css'
import styles from './Advice.module.css'
import { useAdviceText } from './adviceText'
import { BestLine } from './BestLine'
import { Ranking } from './Ranking'
import { useOpened } from './useOpened'
import { VerdictAnnouncer, VerdictLine } from './VerdictLine'

type LineProps = {
  readonly weighed: Weighed
  readonly opened: Weighed | null
  readonly body: string
  readonly onToggle: (weighed: Weighed) => void
  readonly children: ReactNode
}

/** A line that opens the ranking behind it. */
const Line = ({ weighed, opened, body, onToggle, children }: LineProps) => (
  <button
    type="button"
    className={styles['line']}
    aria-expanded={opened === weighed}
    aria-controls={body}
    onClick={() => onToggle(weighed)}
  >
    <span>{children}</span>
  </button>
)

type Props = {
  readonly mode: Exclude<AdviceMode, 'off'>
  readonly title: string
  readonly inert: boolean
}

/** What is advised now and what is to be said of the last move, each in a line that opens its ranking. */
export const AdvicePanel = ({ mode, title, inert }: Props) => {
  const texts = useAdviceText()
  const shown = useAdvice((advice) => advice)
  const docked = useRoomy()
  const { open, opened, toggle } = useOpened(shown, docked)
  // Beside the table the sheet stays while nothing is weighed yet, so that it does not come and go with each turn.
  const beside = docked && (open || opened !== null)
  const body = useId()
  const { live, weighing, last } = shown
  const newest = live ?? last
  useShortcuts({ advice: () => newest && toggle(newest) })
  const line = { opened, body, onToggle: toggle }
  return (
    <section
      className={styles['advice']}
      inert={inert}
      aria-label={title}
      data-docked={beside || undefined}
    >
      <div className={styles['lines']}>
        {last && (
          <Line weighed={last} {...line}>
            <VerdictLine answered={last} />
          </Line>
        )}
        {live && (
          <Line weighed={live} {...line}>
            <BestLine weighed={live} />
          </Line>
        )}
        {weighing && <p className={styles['line']}>{texts.weighing}</p>}
        {!newest && !weighing && <p className={styles['line']}>{texts.nothing[mode]}</p>}
      </div>
      {(beside || opened) && (
        <div id={body} className={`${sheet['sheet']} ${styles['body']}`}>
          {opened && <Ranking weighed={opened} taken={opened === last ? last.taken : null} />}
        </div>
      )}
      <VerdictAnnouncer answered={last} />
    </section>
  )
}
