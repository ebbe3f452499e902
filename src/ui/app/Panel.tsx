import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = {
  title: string
  note?: string
  size?: 'normal' | 'wide'
  /** Beside the title, such as the menu of the table. */
  aside?: ReactNode
  /** The buttons that lead on; nothing but them and `onEnter` closes a panel. */
  foot: ReactNode
  /** What Enter does while nothing that takes it has the focus. */
  onEnter?: (() => void) | undefined
  children: ReactNode
}

const TAKES_ENTER = 'button, a, summary, input, select, dialog'

const useEnter = (onEnter?: () => void): void => {
  const press = useEffectEvent(({ key, repeat, defaultPrevented, target }: KeyboardEvent) => {
    if (key !== 'Enter' || repeat || defaultPrevented) return
    if (target instanceof Element && !target.closest(TAKES_ENTER)) onEnter?.()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** What lies over the table until one of its own buttons is pressed; it comes once all of it is there. */
export const Panel = ({ title, note, size = 'wide', aside, foot, onEnter, children }: Props) => {
  const heading = useId()
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  useEnter(onEnter)
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
