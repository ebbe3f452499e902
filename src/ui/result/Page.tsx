import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../app/IconButton'
import { useText } from '../app/text'
import styles from './Page.module.css'

type Props = { title: string; note?: string; back: string; children?: ReactNode }

/** A page of its own behind the lobby, with the way back. */
export const Page = ({ title, note, back, children }: Props) => {
  const { app } = useText()
  const [, navigate] = useLocation()
  return (
    <main className={styles['page']}>
      <header className={styles['head']}>
        <IconButton icon="back" name={app.back} onClick={() => navigate(back)} />
        <h1 className={styles['title']}>{title}</h1>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </header>
      {children !== undefined && <div className={styles['paper']}>{children}</div>}
    </main>
  )
}
