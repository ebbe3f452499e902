import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1100px) and (min-height: 560px)'

const isWide = (): boolean => matchMedia(WIDE).matches

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is room for the advice beside the table, live; elsewhere it lies over a part of it. */
export const useDocked = (): boolean => useSyncExternalStore(subscribe, isWide)
