import { useId } from 'react'
import styles from './Choice.module.css'

type Props<T extends string> = {
  legend: string
  note: string
  options: readonly T[]
  names: Readonly<Record<T, string>>
  values: readonly T[]
  /** The chosen ones, in the order of the options. */
  onChange: (values: readonly T[]) => void
}

/** Any of a few: a group of check boxes that stand side by side. */
export const Several = <T extends string>(props: Props<T>) => {
  const { legend, note, options, names, values, onChange } = props
  const described = useId()
  const flip = (flipped: T): void =>
    onChange(options.filter((option) => values.includes(option) !== (option === flipped)))
  return (
    <fieldset aria-describedby={described}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option} className={styles['option']}>
            <input
              type="checkbox"
              checked={values.includes(option)}
              onChange={() => flip(option)}
            />
            <span className={styles['face']}>{names[option]}</span>
          </label>
        ))}
      </div>
      <p id={described} className={styles['note']}>
        {note}
      </p>
    </fieldset>
  )
}
