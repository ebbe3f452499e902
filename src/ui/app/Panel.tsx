import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = {
  title: string
  note?: string
  size?: 'normal' | 'wide'
  /** Beside the title, such as the menu of the table. */
  aside?: ReactNode
  /** The buttons that lead on; nothing else closes a panel. */
  foot: ReactNode
  children: ReactNode
}

/** What lies over the table until one of its own buttons is pressed; it comes once all of it is there. */
export const Panel = ({ title, note, size = 'wide', aside, foot, children }: Props) => {
  const heading = useId()
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={styles['panel']} data-size={size}>
      <section className={styles['paper']} role="dialog" aria-labelledby={heading}>
        <header className={styles['head']}>
          <div>
            <h2 id={heading} ref={first} className={styles['title']} tabIndex={-1}>
              {title}
            </h2>
            {note !== undefined && <p className={styles['note']}>{note}</p>}
          </div>
          {aside}
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
        <div className={styles['body']} tabIndex={0} role="group" aria-labelledby={heading}>
          {children}
        </div>
        <footer className={styles['foot']}>{foot}</footer>
      </section>
    </div>
  )
}
