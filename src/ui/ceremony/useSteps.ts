import { useEffect, useState } from 'react'
import { useSetting } from '../../store/hooks'
import { CEREMONY_STEP_MS } from '../motion/pace'
import { useReducedMotion } from '../motion/useReducedMotion'

type Steps = {
  readonly at: number
  /** Goes on to the next step, and leaves the rest to the person. */
  readonly next: () => void
}

/**
 * Goes through so many steps by itself and calls back after the last one; a key or `next` leaves them to the
 * person, as does a hidden page, and where nothing shall move they are the person's from the start.
 */
export const useSteps = (count: number, done: () => void): Steps => {
  const speed = useSetting('speed')
  const reduced = useReducedMotion()
  const [at, setAt] = useState(0)
  const [byHand, setByHand] = useState(false)
  const itself = !byHand && !reduced

  useEffect(() => {
    if (!itself) return
    const timer = setTimeout(() => {
      if (document.hidden) setByHand(true)
      else if (at === count - 1) done()
      else setAt(at + 1)
    }, CEREMONY_STEP_MS[speed])
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- a step is shown for its time, whoever renders meanwhile
  }, [itself, at, count, speed])

  useEffect(() => {
    const take = (): void => setByHand(true)
    window.addEventListener('keydown', take)
    return () => window.removeEventListener('keydown', take)
  }, [])

  return {
    at,
    next: () => {
      setByHand(true)
      setAt(at + 1)
    },
  }
}
