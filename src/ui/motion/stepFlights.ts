import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'
import type { Flight } from './fly'
import type { FlightPace } from './pace'
import { DEALT_AT_ONCE } from './planFlights'
import type { FlightPlan, Origin, Planned } from './planFlights'
import { isElsewhere, spotOf } from './spots'
import type { Spot } from './spots'

export type Spots = ReadonlyMap<HTMLElement, Spot>
export type KnownSpots = ReadonlyMap<TileId, Spot>
export type Flights = ReadonlyMap<HTMLElement, Flight>

/** What moves one by one: tiles by id, an unseen drawn tile, four laid face down. */
const PIECES = '[data-tile], [data-drawn-back], [data-hidden-kong]'

const idOf = ({ dataset: { tile } }: HTMLElement): TileId | null =>
  tile === undefined ? null : (Number(tile) as TileId)
const isInHand = ({ dataset: { handTile } }: HTMLElement): boolean => handTile !== undefined

/** Where elements lie, read at once so that the browser lays the page out once. */
export const spotsOf = (elements: Iterable<HTMLElement>): Spots =>
  new Map([...elements].map((element) => [element, spotOf(element)]))

/** Where every tile lies. */
export const tilesIn = (root: HTMLElement): Spots => spotsOf(root.querySelectorAll('[data-tile]'))

/** The same by tile, for when a tile lies in another element. */
export const byTile = (spots: Spots): KnownSpots =>
  new Map(
    [...spots].flatMap(([element, spot]) => {
      const id = idOf(element)
      return id === null ? [] : [[id, spot] as const]
    }),
  )

/** The element that a tile comes out of; the own hand is the one that is not an opponent's. */
const originElement = (root: HTMLElement, from: Origin): HTMLElement | null => {
  if (from.at === 'wall') return root.querySelector(`[data-wall="${from.end}"]`)
  return root.querySelector(`[data-hand="${from.seat}"]`) ?? root.querySelector('[data-own-hand]')
}

const originSpot = (root: HTMLElement, from: Origin, to: Spot): Spot | null => {
  const element = originElement(root, from)
  if (!element) return null
  const spot = spotOf(element)
  return { ...spot, size: from.at === 'wall' ? spot.size : to.size, turns: to.turns }
}

const dealtAt = (place: number): Planned => ({
  from: { at: 'wall', end: 'front' },
  order: Math.floor(place / DEALT_AT_ONCE),
})

/** What the plan says of an element; `place` is its place in the own hand, or -1. */
const plannedFor = (element: HTMLElement, plan: FlightPlan, place: number): Planned | null => {
  const { drawnBack, hiddenKong } = element.dataset
  if (drawnBack !== undefined) return plan.draws.get(Number(drawnBack) as Seat) ?? null
  if (hiddenKong !== undefined) return plan.hiddenKongs.get(Number(hiddenKong) as Seat) ?? null
  const id = idOf(element)
  const planned = (id === null ? null : plan.tiles.get(id)) ?? null
  return !planned && plan.dealt && place >= 0 ? dealtAt(place) : planned
}

/** What may move in a step: what is planned to, and the own hand, which closes up. */
export const movedIn = (root: HTMLElement, plan: FlightPlan): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(PIECES)].filter(
    (element) => isInHand(element) || plannedFor(element, plan, -1) !== null,
  )

/** The flights of a step: from where a tile was seen before, or from where it comes. */
export const stepFlights = (
  root: HTMLElement,
  plan: FlightPlan,
  before: KnownSpots,
  now: Spots,
  { lead, flight: duration, stagger }: FlightPace,
): Flights => {
  const hand = [...now.keys()].filter(isInHand)
  const flights = new Map<HTMLElement, Flight>()
  for (const [element, to] of now) {
    const place = hand.indexOf(element)
    const planned = plannedFor(element, plan, place)
    if (!planned && place < 0) continue
    const id = idOf(element)
    const known = id === null ? undefined : before.get(id)
    const from = known ?? (planned && originSpot(root, planned.from, to))
    if (!from || !isElsewhere(from, to)) continue
    const delay = lead + (planned?.order ?? 0) * stagger
    flights.set(element, { from, to, unseen: !known, duration, delay })
  }
  return flights
}

/** The backs of the others' hands, dealt in fours like the own one. */
export const dealtBacks = (
  root: HTMLElement,
  { lead, flight: duration, stagger }: FlightPace,
): Flights => {
  const wall = originElement(root, { at: 'wall', end: 'front' })
  const flights = new Map<HTMLElement, Flight>()
  if (!wall) return flights
  const origin = spotOf(wall)
  for (const hand of root.querySelectorAll('[data-hand]')) {
    const backs = [...hand.querySelectorAll<HTMLElement>('[data-back-at]')]
    backs.forEach((element, place) => {
      const to = spotOf(element)
      if (to.size === 0) return
      // The last four come first: on a phone the one back that stands for the hand comes with the last.
      const delay = lead + Math.floor((backs.length - 1 - place) / DEALT_AT_ONCE) * stagger
      const from = { ...origin, turns: to.turns }
      flights.set(element, { from, to, unseen: true, duration, delay })
    })
  }
  return flights
}

const OUTWARDS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  own: [0, 1],
  opposite: [0, -1],
  left: [-1, 0],
  right: [1, 0],
}
const PUSHED = 24

/** The four sides of the wall, pushed into place one after the other before the dice are thrown. */
export const builtWall = (root: HTMLElement, lead: number): Flights => {
  const sides = [...root.querySelectorAll<HTMLElement>('[data-wall-side]')]
  return new Map(
    sides.map((element, at) => {
      const to = spotOf(element)
      const [x, y] = OUTWARDS[element.dataset['place'] ?? ''] ?? [0, 0]
      const from = { ...to, x: to.x + x * PUSHED, y: to.y + y * PUSHED }
      return [element, { from, to, unseen: true, duration: lead * 0.35, delay: at * lead * 0.08 }]
    }),
  )
}
