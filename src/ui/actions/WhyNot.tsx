import { useId } from 'react'
import { useText } from '../app/text'
import buttons from './ActionButton.module.css'
import { useActionName } from './useActionName'
import { useRefusal } from './useRefusal'
import type { Explained } from './useTurn'
import styles from './WhyNot.module.css'

/** Each refused choice with its reason. */
const Reasons = ({ view, refused }: Explained) => {
  const refusal = useRefusal(view)
  const name = useActionName(view.stage)
  return (
    <dl className={styles['reasons']}>
      {refused.map((choice) => (
        <div key={JSON.stringify(choice)}>
          <dt>{name(choice)}</dt>
          <dd>{refusal(choice)}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = {
  /** Whether something is refused now. */
  readonly asks: boolean
  /** What is being explained. */
  readonly told: Explained | null
  readonly onToggle: () => void
}

/** Everything that the tiles would make possible and the rules do not, each with its reason. */
export const WhyNot = ({ asks, told, onToggle }: Props) => {
  const { act } = useText().table
  const sheet = useId()
  const nothing = told?.refused.length === 0
  return (
    <div>
      {(asks || told) && (
        <button
          type="button"
          className={buttons['tool']}
          aria-expanded={told !== null}
          aria-controls={sheet}
          aria-keyshortcuts="Y"
          aria-label={act.why}
          onClick={onToggle}
        >
          <span className={buttons['long']}>{act.why}</span>
          <span className={buttons['short']} aria-hidden="true">
            ?
          </span>
        </button>
      )}
      <div role="status">
        {nothing && (
          <p id={sheet} className={styles['sheet']}>
            {act.whyNothing}
          </p>
        )}
      </div>
      {told && !nothing && (
        <div id={sheet} className={styles['sheet']} role="region" aria-label={act.whyTitle}>
          <Reasons {...told} />
        </div>
      )}
    </div>
  )
}
