import { lowerAll, takeOff, touchDown } from './aloft'
import { spotOnTheWay, transformBetween } from './spots'
import type { Spot } from './spots'

/** How what flies slows down. */
export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** A flight home to where an element lies: from which spot, how long, and how much later. */
export type Flight = {
  readonly from: Spot
  /** Where it lies. */
  readonly to: Spot
  /** It comes out of a hand or the wall, where nobody saw it. */
  readonly unseen: boolean
  readonly duration: number
  readonly delay: number
}

type Airborne = { readonly flight: Flight; readonly playback: Animation }

const airborne = new WeakMap<HTMLElement, Airborne>()

const land = (element: HTMLElement): void => {
  airborne.delete(element)
  touchDown(element)
}

const start = (element: HTMLElement, flight: Flight): Animation => {
  const { from, to, unseen, duration, delay } = flight
  const playback = element.animate(
    { transform: [transformBetween(from, to), 'none'], ...(unseen && { opacity: [0, 1, 1] }) },
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
  playback.onfinish = () => land(element)
  airborne.set(element, { flight, playback })
  return playback
}

/**
 * Lets elements fly to where they lie, above everything else. All start before the first is marked: whatever
 * starts after a mark has the page styled anew.
 */
export const fly = (flights: ReadonlyMap<HTMLElement, Flight>): readonly Animation[] => {
  const playbacks = [...flights].map(([element, flight]) => start(element, flight))
  for (const element of flights.keys()) takeOff(element)
  return playbacks
}

/** What is left of a flight; null when it is over. Reckoned, as to ask would have the page laid out in between. */
const rest = ({ flight, playback }: Airborne): Flight | null => {
  const { from, to, duration, delay } = flight
  const flown = Number(playback.currentTime)
  if (flown >= delay + duration) return null
  if (flown < delay) return { ...flight, delay: delay - flown }
  const way = playback.effect?.getComputedTiming().progress ?? 0
  const left = delay + duration - flown
  return { from: spotOnTheWay(from, to, way), to, unseen: false, duration: left, delay: 0 }
}

/** Puts everything that flies down where it lies; answers what is left of each flight, to be resumed. */
export const landAll = (root: HTMLElement): ReadonlyMap<HTMLElement, Flight> => {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-flying]')]
  const left = new Map<HTMLElement, Flight>()
  for (const element of elements) {
    const up = airborne.get(element)
    const flight = up && rest(up)
    up?.playback.cancel()
    land(element)
    if (flight) left.set(element, flight)
  }
  lowerAll(root)
  return left
}
