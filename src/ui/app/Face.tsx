import { memo } from 'react'
import type { Character } from '../../store/settings'
import styles from './Face.module.css'

/** The face of somebody at the table, in a circle as wide as `--face` says; the name beside it names it. */
export const Face = memo(({ of }: { of: Character }) => (
  <svg className={styles['face']} viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#${of}`} />
  </svg>
))
Face.displayName = 'Face'
