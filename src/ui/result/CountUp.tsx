import { animateValue } from 'framer-motion/dom'
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSetting } from '../../store/hooks'
import { COUNT_MS } from '../motion/pace'
import { useInterruption } from '../motion/useInterruption'
import { useReducedMotion } from '../motion/useReducedMotion'

/** How long figures count up, in ms; 0 where they stand still. */
const CountContext = createContext(0)

type CountUpProps = { live: boolean; children: ReactNode }

/** Lets a result that has just come about appear line by line and count up; a key or a tap ends it. */
export const CountUp = ({ live, children }: CountUpProps) => {
  const reduced = useReducedMotion()
  const ms = COUNT_MS[useSetting('speed')]
  const [over, setOver] = useState(!live)
  const running = !over && !reduced
  useInterruption(running, () => setOver(true))
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(setOver, ms, true)
    return () => clearTimeout(timer)
  }, [running, ms])
  return (
    <CountContext value={running ? ms : 0}>
      <div data-counting={running || undefined}>{children}</div>
    </CountContext>
  )
}

/** How often all figures change, at the same time: each change has the page laid out anew. */
const TICKS = 20
const inTicks = (way: number): number => Math.floor(way * TICKS) / TICKS

type TickingProps = {
  value: number
  format: (value: number) => string
  /** The sum of what stands before it in a row: what is rounded is always a sum, so that rows add up at any time. */
  before?: number
}

/** A figure that counts up to its value within a result that does. */
export const Ticking = ({ value, format, before = 0 }: TickingProps) => {
  const ms = useContext(CountContext)
  const text = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const shown = text.current
    if (!shown || ms === 0 || value === 0) return
    const show = (way: number): void => {
      const written = format(Math.round((before + value) * way) - Math.round(before * way))
      if (shown.textContent !== written) shown.textContent = written
    }
    show(0)
    const counting = animateValue({
      keyframes: [0, 1],
      duration: ms,
      ease: inTicks,
      onUpdate: show,
    })
    return () => {
      counting.stop()
      show(1)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the way a figure is written is new in every rendering
  }, [ms, value, before])
  return <span ref={text}>{format(value)}</span>
}
