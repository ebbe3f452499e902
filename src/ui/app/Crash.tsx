import type { ReactNode } from 'react'
import { useGameStore } from '../../store/hooks'
import { reasonOf } from '../../store/log'
import { Button } from './Button'
import styles from './Trouble.module.css'
import { useText } from './text'

const reload = (): void => window.location.reload()

/** By way of an address at which nothing of the broken page is shown. */
const toLobby = (): void => {
  window.location.hash = '/'
  reload()
}

type Props = {
  title: string
  body: ReactNode
  action: string
  reason: unknown
  /** What else may be done. */
  children?: ReactNode
}

const CrashPaper = ({ title, body, action, reason, children }: Props) => (
  <main className={styles['page']}>
    <div className={styles['notice']} role="alert">
      <h1 className={styles['title']}>{title}</h1>
      <p>{body}</p>
      <div className={styles['buttons']}>
        <Button look="main" onClick={reload}>
          {action}
        </Button>
        {children}
      </div>
      <p className={styles['detail']}>{reasonOf(reason)}</p>
    </div>
  </main>
)

/** In place of a page that broke. */
export const Crash = ({ reason }: { reason: unknown }) => {
  const { crash, toLobby: lobby } = useText().app
  const body = useGameStore(({ storage }) => (storage === 'ok' ? crash.body : crash.unsaved))
  return (
    <CrashPaper title={crash.title} body={body} action={crash.reload} reason={reason}>
      <Button onClick={toLobby}>{lobby}</Button>
    </CrashPaper>
  )
}

/** The same where the texts themselves did not arrive: in both languages at once. */
export const TextlessCrash = ({ reason }: { reason: unknown }) => (
  <CrashPaper
    title="Sixteen · 十六張"
    body={
      <>
        The page could not be loaded. A game in progress is saved.
        <br />
        <span lang="zh-Hant">頁面無法載入，進行中的牌局已存檔。</span>
      </>
    }
    action="Load again · 重新載入"
    reason={reason}
  />
)
