import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = 'main' | 'plain' | 'quiet'

/** A button; `main` is the one thing a screen is for, `quiet` has no body of its own. */
export const Button = ({ look = 'plain', ...rest }: ComponentProps<'button'> & { look?: Look }) => (
  <button type="button" className={styles['button']} data-look={look} {...rest} />
)
