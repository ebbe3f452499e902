import type { Speed } from '../../store/settings'

/** How long a tile flies and how much later the next one starts, in ms. */
export type FlightPace = { readonly flight: number; readonly stagger: number }

/** A step never takes longer than this to be seen, in flights of its pace. */
const LONGEST = 3.5

const PACES: Record<Speed, FlightPace> = {
  slow: { flight: 560, stagger: 300 },
  normal: { flight: 340, stagger: 170 },
  fast: { flight: 170, stagger: 70 },
  instant: { flight: 0, stagger: 0 },
}

/** The pace of a step with so many flights: many of them follow each other faster. */
export const flightPace = (speed: Speed, count: number): FlightPace => {
  const { flight, stagger } = PACES[speed]
  return { flight, stagger: Math.min(stagger, (flight * LONGEST) / Math.max(1, count)) }
}
