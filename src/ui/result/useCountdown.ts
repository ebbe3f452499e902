import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

const SECOND = 1000
const STOPS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Counts seconds down to 0 and calls back once; it waits while the page is hidden. Any key, press or turn of
 * the wheel stops it for good: then it answers null.
 */
export const useCountdown = (from: number, onEnd: () => void): number | null => {
  const [left, setLeft] = useState<number | null>(from)
  const end = useEffectEvent(onEnd)
  const stopped = left === null || left === 0
  // Listens as soon as the seconds are in sight, or a quick key would stop nothing.
  useLayoutEffect(() => {
    if (stopped) return undefined
    const stop = (): void => setLeft(null)
    for (const event of STOPS) window.addEventListener(event, stop, { passive: true })
    return () => {
      for (const event of STOPS) window.removeEventListener(event, stop)
    }
  }, [stopped])
  useEffect(() => {
    if (left === 0) end()
  }, [left])
  useEffect(() => {
    if (stopped) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((seconds) => seconds && seconds - 1)
    }, SECOND)
    return () => clearInterval(timer)
  }, [stopped])
  return left
}
