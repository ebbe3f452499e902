import { useContext, useLayoutEffect, useMemo, useRef } from 'react'
import type { Game } from '../../store/gameTypes'
import { useSetting } from '../../store/hooks'
import { useAmounts } from '../app/amounts'
import { flightPace, REVEAL_PACES } from '../motion/pace'
import { planFlights } from '../motion/planFlights'
import { transfersOf } from '../motion/transfers'
import type { Transfer } from '../motion/transfers'
import { useReducedMotion } from '../motion/useReducedMotion'
import { RevealContext } from '../motion/useReveal'
import { ring } from '../sound/ring'
import styles from './MovingPoints.module.css'

/** How much longer than a tile points are on their way, to be read. */
const SLOWER = 2.2
const VISIBLE = [0, 1, 1, 0]

const middleOf = (root: Element | null, who: Transfer['from']): string | null => {
  const plate = root?.querySelector(`[data-plate="${who}"]`)
  if (!root || !plate) return null
  const table = root.getBoundingClientRect()
  const { left, top, width, height } = plate.getBoundingClientRect()
  return `translate(${left + width / 2 - table.left}px, ${top + height / 2 - table.top}px)`
}

type ChipProps = { readonly transfer: Transfer; readonly delay: number; readonly duration: number }

const Chip = ({ transfer: { from, to, points }, delay, duration }: ChipProps) => {
  const { score } = useAmounts()
  const chip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = chip.current
    const root = element?.parentElement ?? null
    const [start, end] = [middleOf(root, from), middleOf(root, to)]
    if (!element || start === null || end === null) return
    const keyframes = { transform: [start, start, end, end], opacity: VISIBLE }
    const playback = element.animate(keyframes, { duration, delay, easing: 'ease-in-out' })
    return () => playback.cancel()
  }, [from, to, delay, duration])
  return (
    <span ref={chip} className={styles['chip']} aria-hidden="true">
      {score(points)}
    </span>
  )
}

/** When the points of a step set out: after its tiles, at the end of a hand after the winner's hand is open. */
const useDelay = ({ events }: Game): number => {
  const speed = useSetting('speed')
  if (events.some(({ event }) => event === 'hand-over')) return REVEAL_PACES[speed].points
  const plan = planFlights(events)
  const { lead, stagger } = flightPace(speed, plan)
  return lead + plan.count * stagger
}

/** The points that a step moves, on their way from plate to plate. */
export const MovingPoints = ({ game }: { readonly game: Game }) => {
  const { step, events } = game
  const reduced = useReducedMotion()
  const delay = useDelay(game)
  const { flight } = flightPace(useSetting('speed'), { count: 1, dealt: false })
  const transfers = useMemo(() => transfersOf(events), [events])
  useLayoutEffect(() => {
    if (transfers.length > 0) ring('points', delay)
    // oxlint-disable-next-line react/exhaustive-deps -- a step is heard once
  }, [step])
  const ended = useContext(RevealContext) === 'over' && game.view.stage.stage === 'hand-over'
  if (reduced || ended || document.hidden) return null
  return transfers.map((transfer) => (
    <Chip
      key={`${step} ${transfer.from} ${transfer.to}`}
      transfer={transfer}
      delay={delay}
      duration={flight * SLOWER}
    />
  ))
}
