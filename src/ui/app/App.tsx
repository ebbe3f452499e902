import styles from './App.module.css'

/** The page: its name and, below it, the screen the player is on. */
export const App = () => (
  <main className={styles['page']}>
    <h1>Sixteen</h1>
  </main>
)
