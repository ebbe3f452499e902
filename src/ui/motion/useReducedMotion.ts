import { useSyncExternalStore } from 'react'
import { useSetting } from '../../store/hooks'
import { media } from './media'

const QUERY = '(prefers-reduced-motion: reduce)'

const subscribe = (changed: () => void): (() => void) => {
  const query = media(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether nothing shall move: by the setting or by the system, or because the game is played at once. */
export const useReducedMotion = (): boolean => {
  const motion = useSetting('motion')
  const speed = useSetting('speed')
  const system = useSyncExternalStore(subscribe, () => media(QUERY).matches)
  return speed === 'instant' || motion === 'reduced' || (motion === 'auto' && system)
}
