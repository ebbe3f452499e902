import type { ReactNode } from 'react'
import styles from './Spoken.module.css'

/** Words that are heard and not seen. */
export const Spoken = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['spoken']}>{children}</span>
)
