import { useAdvisedClosing } from '../advice/useAdvised'
import { useText } from '../app/text'
import styles from './ActionButton.module.css'

type Props = { readonly on: boolean; readonly onToggle: () => void }

/** Chooses whether the next discard closes the hand. */
export const CloseToggle = ({ on, onToggle }: Props) => {
  const { act, tile } = useText().table
  const advised = useAdvisedClosing()
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={on}
      aria-keyshortcuts="L"
      aria-label={advised ? `${act.close}${tile.join}${tile.advised}` : act.close}
      data-advised={advised || undefined}
      onClick={onToggle}
    >
      <span className={styles['long']}>{act.close}</span>
      <span className={styles['short']}>{act.closeShort}</span>
    </button>
  )
}
