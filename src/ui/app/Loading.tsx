import styles from './Loading.module.css'
import { useText } from './text'

/** While something is fetched; it keeps out of sight as long as that is quick. */
export const Loading = () => (
  <main className={styles['loading']}>
    <h1 className={styles['text']}>{useText().app.loading}</h1>
  </main>
)
