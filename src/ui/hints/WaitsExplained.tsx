import type { WaitHint } from '../../bots/hints'
import sheet from '../actions/WhyNot.module.css'
import { useAdviceText } from '../advice/adviceText'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { WaitCard } from './WaitCard'
import styles from './WaitPanel.module.css'

type Props = { readonly waits: readonly WaitHint[]; readonly onClose: () => void }

/** The waits with all their figures, and what these mean, one by one. */
export const WaitsExplained = ({ waits: shown, onClose }: Props) => {
  const { waits } = useAdviceText()
  const { hints } = useText().table
  const words = useWords()
  const told = [
    [hints.copies, waits.copies],
    [words.here(hints.onDiscard), waits.discard],
    [hints.onSelfDraw, waits.selfDraw],
    [hints.distance, waits.distance],
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it and does not pass
    <div
      className={sheet['sheet']}
      role="region"
      aria-label={hints.explain}
      tabIndex={-1}
      ref={(opened) => opened?.focus()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      {shown.length > 0 && (
        <ul className={styles['all']}>
          {shown.map((wait) => (
            <WaitCard key={wait.kind} wait={wait} />
          ))}
        </ul>
      )}
      <dl className={sheet['reasons']}>
        {told.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
