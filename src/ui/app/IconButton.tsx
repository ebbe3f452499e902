import type { ComponentProps } from 'react'
import { Icon } from './Icon'
import type { IconName } from './Icon'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'name'> & { icon: IconName; name: string }

/** A button with a drawing; `name` is spoken and shown as its tip. */
export const IconButton = ({ icon, name, ...rest }: Props) => (
  <button type="button" className={styles['button']} aria-label={name} title={name} {...rest}>
    <Icon name={icon} />
  </button>
)
