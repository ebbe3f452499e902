import { useId } from 'react'
import type { Choice } from '../../engine/table/action'
import type { PlayerView } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { useActionName } from './useActionName'
import styles from './WhyNot.module.css'

type Props = {
  readonly view: PlayerView
  readonly refused: readonly Choice[]
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
}

/** Everything that the tiles would make possible and the rules do not, each with its reason. */
export const WhyNot = ({ view, refused, open, onToggle }: Props) => {
  const { act, refusals } = useText().table
  const words = useWords()
  const name = useActionName(view.stage)
  const list = useId()
  const last = view.events.findLast((event) => event.event === 'discard')
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
                <dd>
                  {choice.refused &&
                    refusals[choice.refused](last ? words.tile(kindOf(last.tile)) : '')}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
