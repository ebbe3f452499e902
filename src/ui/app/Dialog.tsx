import { Suspense, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { useText } from './text'

type Props = {
  title: string
  size?: 'small' | 'normal' | 'wide'
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered; Esc, its button and a click beside it ask to close. */
export const Dialog = ({ title, size = 'normal', onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { app } = useText()
  // A layout effect closes it while it is still in the page, so that the focus goes back where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the key for it
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-size={size}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        <IconButton icon="close" name={app.close} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
      <div className={styles['body']} tabIndex={0} role="group" aria-labelledby={heading}>
        <Suspense>{children}</Suspense>
      </div>
    </dialog>
  )
}
