import { reasonOf } from '../../store/log'
import { Button } from './Button'
import styles from './Crash.module.css'
import { useText } from './text'

const reload = (): void => window.location.reload()

type Props = { title: string; body: string; action: string; reason: unknown }

const CrashPaper = ({ title, body, action, reason }: Props) => (
  <main className={styles['page']}>
    <div className={styles['paper']} role="alert">
      <h1>{title}</h1>
      <p>{body}</p>
      <Button look="main" onClick={reload}>
        {action}
      </Button>
      <p className={styles['reason']}>{reasonOf(reason)}</p>
    </div>
  </main>
)

/** In place of a page that broke. */
export const Crash = ({ reason }: { reason: unknown }) => {
  const { crash } = useText().app
  return <CrashPaper title={crash.title} body={crash.body} action={crash.reload} reason={reason} />
}

/** The same where the texts themselves did not arrive: in both languages at once. */
export const TextlessCrash = ({ reason }: { reason: unknown }) => (
  <CrashPaper
    title="Sixteen · 十六張"
    body="The page could not be loaded. A game in progress is saved. 頁面無法載入，進行中的牌局已存檔。"
    action="Load again · 重新載入"
    reason={reason}
  />
)
