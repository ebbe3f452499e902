import { useSyncExternalStore } from 'react'
import { media } from '../motion/media'
import type { Layout } from './facing'

const ROUND = '(min-width: 700px) and (min-height: 560px)'
const FLAT = '(orientation: landscape)'

const layoutNow = (): Layout => {
  if (media(ROUND).matches) return 'round'
  return media(FLAT).matches ? 'flat' : 'upright'
}

const subscribe = (changed: () => void): (() => void) => {
  const queries = [media(ROUND), media(FLAT)]
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

/** How the table is laid out on this screen, live. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow)
