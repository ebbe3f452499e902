import { animate } from 'framer-motion/dom/mini'
import { spotOf, transformBetween } from './spots'
import type { Spot } from './spots'

const EASE = [0.2, 0.7, 0.2, 1] as const
const MS = 1000

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

type Playback = ReturnType<typeof animate>
type Airborne = { readonly flight: Flight; readonly playback: Playback }

const airborne = new WeakMap<HTMLElement, Airborne>()

const land = (element: HTMLElement): void => {
  airborne.delete(element)
  delete element.dataset['flying']
  // What the animation leaves behind would outweigh the style sheet.
  element.style.removeProperty('transform')
  element.style.removeProperty('opacity')
}

/** Lands an element at the end of its flight, unless another one has begun since. */
const landAfter = async (element: HTMLElement, playback: Playback): Promise<void> => {
  await playback.finished
  if (airborne.get(element)?.playback === playback) land(element)
}

/** Lets an element fly to where it lies, above everything else. */
export const fly = (element: HTMLElement, flight: Flight): void => {
  const { from, to, unseen, duration, delay } = flight
  const keyframes = {
    transform: [transformBetween(from, to), 'none'],
    opacity: unseen ? [0, 1, 1] : [1, 1],
  }
  const timing = { duration: duration / MS, delay: delay / MS, ease: EASE }
  const playback = animate([element], keyframes, timing)
  airborne.set(element, { flight, playback })
  Object.assign(element.dataset, { flying: '' })
  void landAfter(element, playback)
}

/** What is left of a flight; null when it is over. */
const rest = (element: HTMLElement, { flight, playback }: Airborne): Flight | null => {
  const { to, duration, delay } = flight
  const flown = playback.time * MS
  if (flown >= delay + duration) return null
  if (flown < delay) return { ...flight, delay: delay - flown }
  return { from: spotOf(element), to, unseen: false, duration: delay + duration - flown, delay: 0 }
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
    airborne.get(element)?.playback.cancel()
    land(element)
    const flight = rests[at]
    if (flight) left.set(element, flight)
  })
  return left
}
