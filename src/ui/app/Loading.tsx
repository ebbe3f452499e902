import styles from './Loading.module.css'
import { useText } from './text'

/** While something is fetched; it keeps out of sight as long as that is quick. */
export const Loading = () => (
  <p className={styles['loading']} role="status">
    {useText().app.loading}
  </p>
)
