import type { Speed } from '../../store/settings'

/** In ms: when the first tile of a step flies, how long each flies, how much later the next one starts. */
export type FlightPace = {
  readonly lead: number
  readonly flight: number
  readonly stagger: number
}

/** A step never takes longer than this to be seen, in flights of its pace. */
const LONGEST = 3.5

const PACES: Record<Speed, FlightPace> = {
  slow: { lead: 1500, flight: 560, stagger: 300 },
  normal: { lead: 850, flight: 340, stagger: 170 },
  fast: { lead: 300, flight: 170, stagger: 70 },
  instant: { lead: 0, flight: 0, stagger: 0 },
}

/**
 * The pace of a step: many flights follow each other faster, and before a deal the wall is built and the dice
 * are thrown.
 */
export const flightPace = (
  speed: Speed,
  { count, dealt }: { readonly count: number; readonly dealt: boolean },
): FlightPace => {
  const { lead, flight, stagger } = PACES[speed]
  return {
    lead: dealt ? lead : 0,
    flight,
    stagger: Math.min(stagger, (flight * LONGEST) / Math.max(1, count)),
  }
}

/** How long each step of the opening ceremony is shown. */
export const CEREMONY_STEP_MS: Record<Speed, number> = {
  slow: 2400,
  normal: 850,
  fast: 500,
  instant: 0,
}

/** In ms from a hand's end: the hand turns up, the points move, the result is laid over the table. */
export type RevealPace = { readonly turn: number; readonly points: number; readonly end: number }

export const REVEAL_PACES: Record<Speed, RevealPace> = {
  slow: { turn: 600, points: 1400, end: 2600 },
  normal: { turn: 350, points: 850, end: 1700 },
  fast: { turn: 180, points: 420, end: 850 },
  instant: { turn: 0, points: 0, end: 0 },
}

/** How long the lines of a result take to count up. */
export const COUNT_MS: Record<Speed, number> = { slow: 1900, normal: 1800, fast: 1000, instant: 0 }
