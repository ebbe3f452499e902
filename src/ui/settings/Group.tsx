import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './SettingsDialog.module.css'

/** Settings that belong together, under a heading. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h3 id={heading} className={styles['heading']}>
        {title}
      </h3>
      {children}
    </section>
  )
}
