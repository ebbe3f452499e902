import { useId } from 'react'
import styles from './Toggle.module.css'

type Props = { name: string; note?: string; on: boolean; onChange: (on: boolean) => void }

/** Something that is on or off, with a sentence on what it does. */
export const Toggle = ({ name, note, on, onChange }: Props) => {
  const described = useId()
  return (
    <label className={styles['toggle']}>
      <span className={styles['name']}>{name}</span>
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        aria-describedby={note === undefined ? undefined : described}
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      {note !== undefined && (
        <span id={described} className={styles['note']}>
          {note}
        </span>
      )}
    </label>
  )
}
