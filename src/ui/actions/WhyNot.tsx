import { useId } from 'react'
import type { Choice } from '../../engine/table/action'
import type { PlayerView } from '../../engine/table/view'
import { useText } from '../app/text'
import { useActionName } from './useActionName'
import { useRefusal } from './useRefusal'
import styles from './WhyNot.module.css'

type Props = {
  readonly view: PlayerView
  readonly refused: readonly Choice[]
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
}

/** Everything that the tiles would make possible and the rules do not, each with its reason. */
export const WhyNot = ({ view, refused, open, onToggle }: Props) => {
  const { act } = useText().table
  const refusal = useRefusal(view)
  const name = useActionName(view.stage)
  const list = useId()
  if (refused.length === 0) return null
  return (
    <div>
      <button
        type="button"
        className={styles['ask']}
        aria-expanded={open}
        aria-controls={list}
        aria-keyshortcuts="Y"
        onClick={() => onToggle(!open)}
      >
        {act.why}
      </button>
      {open && (
        <div id={list} className={styles['sheet']} role="region" aria-label={act.whyTitle}>
          <dl className={styles['reasons']}>
            {refused.map((choice) => (
              <div key={JSON.stringify(choice)}>
                <dt>{name(choice)}</dt>
                <dd>{refusal(choice)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
