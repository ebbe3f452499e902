import { useLayoutEffect, useRef } from 'react'
import type { Seat } from '../../engine/tiles/seat'
import { useGameStore } from '../../store/hooks'
import { useWords } from '../app/words'
import { useReducedMotion } from '../motion/useReducedMotion'
import { callBy, sinceLastMove } from './callOuts'
import styles from './CallOut.module.css'

const APPEARS = { opacity: [0, 1], transform: ['scale(0.6)', 'none'] }
const TIMING = { duration: 200, easing: 'ease-out' }

const Bubble = ({ children }: { readonly children: string }) => {
  const reduced = useReducedMotion()
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!reduced) bubble.current?.animate(APPEARS, TIMING)
  }, [reduced])
  return (
    <span ref={bubble} className={styles['call']} aria-hidden="true">
      {children}
    </span>
  )
}

/** What a player has just called, as a bubble beside its name; the same is spoken elsewhere. */
export const CallOut = ({ seat }: { readonly seat: Seat }) => {
  const words = useWords()
  const reduced = useReducedMotion()
  const call = useGameStore(
    ({ game }) => game && callBy(reduced ? sinceLastMove(game.events) : game.events, seat),
  )
  return call && <Bubble key={call}>{words.action(call)}</Bubble>
}
