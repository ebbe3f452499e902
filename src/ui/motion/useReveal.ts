import { createContext, useEffect, useState } from 'react'
import type { Game } from '../../store/gameTypes'
import { useSetting } from '../../store/hooks'
import { REVEAL_PACES } from './pace'
import { useInterruption } from './useInterruption'
import { useReducedMotion } from './useReducedMotion'

/** How far the end of a hand has been shown: the winning tile is lifted, the winner's hand is open, all is. */
export type Reveal = 'lifted' | 'turned' | 'over'

/** How far the end of the hand on the table has been shown. */
export const RevealContext = createContext<Reveal>('over')

/** Shows the end of a hand on the table before its result is laid over it; not of one that was resumed. */
export const useReveal = ({ step, events }: Game): Reveal => {
  const pace = REVEAL_PACES[useSetting('speed')]
  const reduced = useReducedMotion()
  const [shown, setShown] = useState<{ step: number; reveal: Reveal }>({ step, reveal: 'over' })
  const ends = !reduced && events.some(({ event }) => event === 'hand-over')
  const reveal = shown.step === step ? shown.reveal : 'lifted'
  const running = ends && reveal !== 'over'
  const show = (next: Reveal): void => setShown({ step, reveal: next })

  useInterruption(running, () => show('over'))
  useEffect(() => {
    if (!running) return
    const wait = reveal === 'lifted' ? pace.turn : pace.end - pace.turn
    const timer = setTimeout(show, wait, reveal === 'lifted' ? 'turned' : 'over')
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- each part is shown for its time
  }, [running, reveal, pace, step])
  return running ? reveal : 'over'
}
