import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import { useSetting } from '../../store/hooks'
import { fly } from './fly'
import { flightPace } from './pace'
import type { FlightPace } from './pace'
import { planFlights } from './planFlights'
import type { Flight, FlightPlan, Origin } from './planFlights'
import { isElsewhere, spotOf } from './spots'
import type { Spot } from './spots'
import { useReducedMotion } from './useReducedMotion'

const DEALT_AT_ONCE = 4

type Spots = ReadonlyMap<HTMLElement, Spot>

const idOf = ({ dataset: { tile } }: HTMLElement): TileId | null =>
  tile === undefined ? null : (Number(tile) as TileId)
const isInHand = (element: HTMLElement): boolean => element.closest('[data-own-hand]') !== null

/** Reads all places at once, so that the browser lays the page out once. */
const spotsIn = (root: HTMLElement): Spots =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-tile], [data-drawn-back]')].map((element) => [
      element,
      spotOf(element),
    ]),
  )

const originSpot = (root: HTMLElement, from: Origin, to: Spot): Spot | null => {
  const where = from.at === 'wall' ? `[data-wall="${from.end}"]` : `[data-hand="${from.seat}"]`
  const element = root.querySelector<HTMLElement>(where)
  if (!element) return null
  const spot = spotOf(element)
  return { ...spot, size: from.at === 'wall' ? spot.size : to.size, turns: to.turns }
}

/** The flight of one tile of the hand that was just dealt: four tiles at a time. */
const dealtFlight = (place: number): Flight => ({
  from: { at: 'wall', end: 'front' },
  order: Math.floor(place / DEALT_AT_ONCE),
})

const flightOf = (element: HTMLElement, plan: FlightPlan, handPlace: number): Flight | null => {
  const id = idOf(element)
  if (id === null) return plan.draws.get(Number(element.dataset['drawnBack']) as Seat) ?? null
  const planned = plan.tiles.get(id)
  if (planned) return planned
  return plan.dealt && handPlace >= 0 ? dealtFlight(handPlace) : null
}

const startFlights = (
  root: HTMLElement,
  plan: FlightPlan,
  before: ReadonlyMap<TileId, Spot>,
  now: Spots,
  pace: FlightPace,
): void => {
  const hand = [...now.keys()].filter(isInHand)
  for (const [element, to] of now) {
    const place = hand.indexOf(element)
    const flight = flightOf(element, plan, place)
    if (!flight && place < 0) continue
    const id = idOf(element)
    const from =
      (id === null ? null : before.get(id)) ?? (flight && originSpot(root, flight.from, to))
    if (!from || !isElsewhere(from, to)) continue
    fly(element, from, to, { duration: pace.flight, delay: (flight?.order ?? 0) * pace.stagger })
  }
}

/**
 * Lets the tiles of each step fly from where they were: those on the screen from their place, others from
 * the wall or from their player's hand, one event after the other. Nothing waits for it.
 */
export const useFlights = (root: RefObject<HTMLElement | null>, { step, events }: Game): void => {
  const speed = useSetting('speed')
  const reduced = useReducedMotion()
  const before = useRef<ReadonlyMap<TileId, Spot> | null>(null)

  useEffect(() => {
    const forget = (): void => {
      before.current = null
    }
    window.addEventListener('resize', forget)
    return () => window.removeEventListener('resize', forget)
  }, [])

  useLayoutEffect(() => {
    const table = root.current
    if (!table) return
    const now = spotsIn(table)
    const known = before.current
    before.current = new Map(
      [...now].flatMap(([element, spot]) => {
        const id = idOf(element)
        return id === null ? [] : [[id, spot] as const]
      }),
    )
    if (reduced || document.hidden || !known) return
    const plan = planFlights(events)
    startFlights(table, plan, known, now, flightPace(speed, plan.count))
    // oxlint-disable-next-line react/exhaustive-deps -- a step is shown once
  }, [step])
}
