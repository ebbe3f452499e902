import sheet from '../actions/WhyNot.module.css'
import { useAdviceText } from '../advice/adviceText'
import { useText } from '../app/text'
import { useWords } from '../app/words'

/** What the figures of the waits mean, one by one. */
export const WaitsExplained = ({ onClose }: { readonly onClose: () => void }) => {
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
      ref={(shown) => shown?.focus()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
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
