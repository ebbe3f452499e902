import { useSyncExternalStore } from 'react'
import type { Layout } from './facing'

const ROUND = '(min-width: 700px) and (min-height: 560px)'
const FLAT = '(orientation: landscape)'

const layoutNow = (): Layout => {
  if (matchMedia(ROUND).matches) return 'round'
  return matchMedia(FLAT).matches ? 'flat' : 'upright'
}

const subscribe = (changed: () => void): (() => void) => {
  const queries = [matchMedia(ROUND), matchMedia(FLAT)]
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

/** How the table is laid out on this screen, live. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow)
