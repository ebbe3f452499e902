import { spotOf, transformBetween } from './spots'
import type { Spot } from './spots'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** A flight home to where an element lies: from which spot, how long, and how much later. */
export type Flight = {
  readonly from: Spot
  /** It comes out of a hand or the wall, where nobody saw it. */
  readonly unseen: boolean
  readonly duration: number
  readonly delay: number
}

type Airborne = { readonly flight: Flight; readonly animation: Animation }

const airborne = new WeakMap<HTMLElement, Airborne>()

const land = (element: HTMLElement): void => {
  airborne.delete(element)
  delete element.dataset['flying']
}

/** Lets an element that lies at `to` fly there, above everything else. */
export const fly = (element: HTMLElement, to: Spot, flight: Flight): void => {
  const { from, unseen, duration, delay } = flight
  const start = { transform: transformBetween(from, to), opacity: unseen ? 0 : 1 }
  const keyframes = [start, { opacity: 1, offset: 0.3 }, { transform: 'none', opacity: 1 }]
  const animation = element.animate(keyframes, { duration, delay, easing: EASE, fill: 'backwards' })
  airborne.set(element, { flight, animation })
  Object.assign(element.dataset, { flying: '' })
  animation.addEventListener('finish', () => land(element))
}

/** What is left of a flight; null when it is over. */
const rest = (element: HTMLElement, { flight, animation }: Airborne): Flight | null => {
  const { duration, delay } = flight
  const flown = Number(animation.currentTime ?? 0)
  if (flown >= delay + duration) return null
  if (flown < delay) return { ...flight, delay: delay - flown }
  return { from: spotOf(element), unseen: false, duration: delay + duration - flown, delay: 0 }
}

/** Puts everything that flies down where it lies; answers what is left of each flight, to be resumed. */
export const landAll = (root: HTMLElement): ReadonlyMap<HTMLElement, Flight> => {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-flying]')]
  const rests = elements.map((element) => {
    const up = airborne.get(element)
    return up ? rest(element, up) : null
  })
  const left = new Map<HTMLElement, Flight>()
  elements.forEach((element, at) => {
    airborne.get(element)?.animation.cancel()
    land(element)
    const flight = rests[at]
    if (flight) left.set(element, flight)
  })
  return left
}
