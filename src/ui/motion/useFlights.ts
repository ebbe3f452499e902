import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import { useSetting } from '../../store/hooks'
import { fly, landAll } from './fly'
import { flightPace } from './pace'
import type { FlightPace } from './pace'
import { DEALT_AT_ONCE, planFlights } from './planFlights'
import type { FlightPlan, Origin, Planned } from './planFlights'
import { isElsewhere, spotOf } from './spots'
import type { Spot } from './spots'
import { useReducedMotion } from './useReducedMotion'

type Spots = ReadonlyMap<HTMLElement, Spot>
type KnownSpots = ReadonlyMap<TileId, Spot>

const idOf = ({ dataset: { tile } }: HTMLElement): TileId | null =>
  tile === undefined ? null : (Number(tile) as TileId)
const isInHand = (element: HTMLElement): boolean => element.closest('[data-own-hand]') !== null

/** Reads all places at once, so that the browser lays the page out once. */
const spotsIn = (root: HTMLElement): Spots => {
  const tiles = root.querySelectorAll<HTMLElement>('[data-tile], [data-drawn-back]')
  return new Map([...tiles].map((element) => [element, spotOf(element)]))
}

const byTile = (spots: Spots): KnownSpots =>
  new Map(
    [...spots].flatMap(([element, spot]) => {
      const id = idOf(element)
      return id === null ? [] : [[id, spot] as const]
    }),
  )

const originSpot = (root: HTMLElement, from: Origin, to: Spot): Spot | null => {
  const where = from.at === 'wall' ? `[data-wall="${from.end}"]` : `[data-hand="${from.seat}"]`
  const element = root.querySelector<HTMLElement>(where)
  if (!element) return null
  const spot = spotOf(element)
  return { ...spot, size: from.at === 'wall' ? spot.size : to.size, turns: to.turns }
}

/** What the plan says of an element; `place` is its place in the own hand, or -1. */
const plannedFor = (element: HTMLElement, plan: FlightPlan, place: number): Planned | null => {
  const id = idOf(element)
  if (id === null) return plan.draws.get(Number(element.dataset['drawnBack']) as Seat) ?? null
  const planned = plan.tiles.get(id)
  if (planned || !plan.dealt || place < 0) return planned ?? null
  return { from: { at: 'wall', end: 'front' }, order: Math.floor(place / DEALT_AT_ONCE) }
}

const startFlights = (
  root: HTMLElement,
  plan: FlightPlan,
  before: KnownSpots,
  now: Spots,
  { lead, flight: duration, stagger }: FlightPace,
): ReadonlySet<HTMLElement> => {
  const hand = [...now.keys()].filter(isInHand)
  const started = new Set<HTMLElement>()
  for (const [element, to] of now) {
    const place = hand.indexOf(element)
    const planned = plannedFor(element, plan, place)
    if (!planned && place < 0) continue
    const id = idOf(element)
    const known = id === null ? undefined : before.get(id)
    const from = known ?? (planned && originSpot(root, planned.from, to))
    if (!from || !isElsewhere(from, to)) continue
    const delay = lead + (planned?.order ?? 0) * stagger
    fly(element, to, { from, unseen: !known, duration, delay })
    started.add(element)
  }
  return started
}

/**
 * Lets the tiles of each step fly from where they were: those on the screen from their place, others from
 * the wall or from their player's hand, one event after the other. Nothing waits for it.
 */
export const useFlights = (root: RefObject<HTMLElement | null>, { step, events }: Game): void => {
  const speed = useSetting('speed')
  const reduced = useReducedMotion()
  const before = useRef<KnownSpots | null>(null)

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
    const interrupted = landAll(table)
    const known = before.current
    before.current = null
    if (reduced || document.hidden) return
    const now = spotsIn(table)
    before.current = byTile(now)
    if (!known) return
    const plan = planFlights(events)
    const started = startFlights(table, plan, known, now, flightPace(speed, plan))
    for (const [element, flight] of interrupted) {
      const to = now.get(element)
      if (to && !started.has(element)) fly(element, to, flight)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a step is shown once
  }, [step])
}
