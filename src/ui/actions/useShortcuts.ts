import { useEffect, useRef } from 'react'
import { keyActionOf } from './keys'
import type { KeyAction } from './keys'

export type Shortcuts = Partial<Record<KeyAction, () => void>>

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, select, textarea') !== null)

/** Lets the letters of the table work wherever the focus is, but in a dialog or a field. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || event.defaultPrevented || isElsewhere(event)) return
      const action = keyActionOf(event)
      const run = action && current.current[action]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
