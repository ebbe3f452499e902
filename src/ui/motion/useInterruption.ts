import { useEffect, useRef } from 'react'

const HELD = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/** Ends what is only shown at the first key or tap, which then does nothing else, and in a hidden page. */
export const useInterruption = (running: boolean, end: () => void): void => {
  const ending = useRef(end)
  useEffect(() => {
    ending.current = end
  })
  useEffect(() => {
    if (!running) return
    const interrupt = (event: Event): void => {
      if (event instanceof KeyboardEvent && HELD.has(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      ending.current()
    }
    const leave = (): void => {
      if (document.hidden) ending.current()
    }
    leave()
    window.addEventListener('keydown', interrupt, { capture: true })
    window.addEventListener('click', interrupt, { capture: true })
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('keydown', interrupt, { capture: true })
      window.removeEventListener('click', interrupt, { capture: true })
      document.removeEventListener('visibilitychange', leave)
    }
  }, [running])
}
