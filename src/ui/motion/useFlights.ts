import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Game } from '../../store/gameTypes'
import { useSetting } from '../../store/hooks'
import type { Speed } from '../../store/settings'
import { silence } from '../sound/ring'
import { afterDrawing } from './afterDrawing'
import { takeDropped } from './dropped'
import { fly, landAll } from './fly'
import { flightPace } from './pace'
import { planFlights } from './planFlights'
import type { FlightPlan } from './planFlights'
import {
  builtWall,
  byTile,
  dealtBacks,
  movedIn,
  spotsOf,
  stepFlights,
  tilesIn,
} from './stepFlights'
import type { Flights, KnownSpots, Spots } from './stepFlights'
import { useReducedMotion } from './useReducedMotion'

const SKIPS = ['pointerdown', 'keydown'] as const

/** What moves in a step. All places are read before the first tile takes off. */
const flightsIn = (
  root: HTMLElement,
  plan: FlightPlan,
  speed: Speed,
  known: KnownSpots,
  now: Spots,
): Flights => {
  const pace = flightPace(speed, plan)
  const opening = plan.dealt ? [...builtWall(root, pace.lead), ...dealtBacks(root, pace)] : []
  return new Map([...opening, ...stepFlights(root, plan, known, now, pace)])
}

/** Forgets where tiles lay when the window changes. */
const useForgetting = (before: RefObject<KnownSpots | null>): void =>
  useEffect(() => {
    const forget = (): void => {
      before.current = null
    }
    window.addEventListener('resize', forget)
    return () => window.removeEventListener('resize', forget)
  }, [before])

/** Notes where the tiles of a first picture lie once it has been drawn: the page is laid out without being asked. */
const useFirstSpots = (
  root: RefObject<HTMLElement | null>,
  before: RefObject<KnownSpots | null>,
): void =>
  useEffect(
    () =>
      afterDrawing(() => {
        if (root.current) before.current ??= byTile(tilesIn(root.current))
      }),
    [root, before],
  )

/** Marks the table as being dealt until everything has landed. */
const markDeal = async (table: HTMLElement, flying: readonly Animation[]): Promise<void> => {
  table.dataset['dealing'] = ''
  await Promise.allSettled(flying.map(({ finished }) => finished))
  delete table.dataset['dealing']
}

/** Ends a deal at the first touch or key. */
const useSkipping = (root: RefObject<HTMLElement | null>, dealing: RefObject<boolean>): void =>
  useEffect(() => {
    const skip = (): void => {
      if (!dealing.current || !root.current) return
      dealing.current = false
      landAll(root.current)
      silence()
    }
    for (const sign of SKIPS) window.addEventListener(sign, skip, { capture: true })
    return () => {
      for (const sign of SKIPS) window.removeEventListener(sign, skip, { capture: true })
    }
  }, [root, dealing])

/**
 * Lets the tiles of each step fly from where they were: those on the screen from their place, others from
 * the wall or from their player's hand, one event after the other. Nothing waits for it.
 */
export const useFlights = (root: RefObject<HTMLElement | null>, { step, events }: Game): void => {
  const speed = useSetting('speed')
  const reduced = useReducedMotion()
  const before = useRef<KnownSpots | null>(null)
  const dealing = useRef(false)
  useFirstSpots(root, before)
  useForgetting(before)
  useSkipping(root, dealing)

  useLayoutEffect(() => {
    const table = root.current
    if (!table) return
    const interrupted = landAll(table)
    const known = before.current
    before.current = null
    if (reduced || document.hidden) return
    if (!known) {
      before.current = byTile(tilesIn(table))
      return
    }
    const plan = planFlights(events)
    dealing.current = plan.dealt
    const now = spotsOf([...movedIn(table, plan), ...interrupted.keys()])
    // Where a tile lay in the hand before says nothing of the one that is dealt.
    const from = new Map([...(plan.dealt ? [] : known), ...takeDropped()])
    before.current = new Map([...from, ...byTile(now)])
    const flights = flightsIn(table, plan, speed, from, now)
    const resumed = [...interrupted].map(
      ([element, flight]) => [element, { ...flight, to: now.get(element) ?? flight.to }] as const,
    )
    const flying = fly(new Map([...resumed, ...flights]))
    if (plan.dealt) void markDeal(table, flying)
    // oxlint-disable-next-line react/exhaustive-deps -- a step is shown once
  }, [step])
}
