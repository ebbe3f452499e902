import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSetting } from '../../store/hooks'
import { COUNT_MS } from '../motion/pace'
import { useInterruption } from '../motion/useInterruption'
import { useReducedMotion } from '../motion/useReducedMotion'

const TICK_MS = 70

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

type TickingProps = { value: number; format: (value: number) => string }

/** A figure that counts up to its value within a result that does. */
export const Ticking = ({ value, format }: TickingProps) => {
  const ms = useContext(CountContext)
  const text = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const shown = text.current
    if (!shown || ms === 0 || value === 0) return
    const began = performance.now()
    const show = (part: number): void => {
      shown.textContent = format(Math.round(value * part))
    }
    const tick = (): void => show(Math.min(1, (performance.now() - began) / ms))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => {
      clearInterval(timer)
      show(1)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the way a figure is written is new in every rendering
  }, [ms, value])
  return <span ref={text}>{format(value)}</span>
}
