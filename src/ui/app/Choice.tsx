import { useId } from 'react'
import styles from './Choice.module.css'

type Props<T extends string> = {
  legend: string
  /** Spoken only, where the place already says what is chosen. */
  legendHidden?: boolean
  /** The options are languages, each named in itself. */
  languages?: boolean
  options: readonly T[]
  names: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
}

/** One of a few: a group of radio buttons that stand side by side. */
export const Choice = <T extends string>(props: Props<T>) => {
  const { legend, legendHidden = false, languages = false, options, names, value, onChange } = props
  const group = useId()
  return (
    <fieldset aria-label={legendHidden ? legend : undefined}>
      {!legendHidden && <legend className={styles['legend']}>{legend}</legend>}
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option} className={styles['option']}>
            <input
              type="radio"
              name={group}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span className={styles['face']} lang={languages ? option : undefined}>
              {names[option]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
