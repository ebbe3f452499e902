import { expect, test } from 'vitest'
import { CEREMONY_STEP_MS, flightPace } from '../../../src/ui/motion/pace'
import { isElsewhere, spotOnTheWay, transformBetween } from '../../../src/ui/motion/spots'
import type { Spot } from '../../../src/ui/motion/spots'

const spot = (over: Partial<Spot> = {}): Spot => ({ x: 100, y: 100, size: 40, turns: 0, ...over })

test('a tile is shown where it was, as large as it was', () => {
  expect(transformBetween(spot({ x: 30, y: 160, size: 20 }), spot())).toBe(
    'translate(-70px, 60px) rotate(0deg) scale(0.5)',
  )
})

test.each([
  [1, 0, -90],
  [0, 1, 90],
  [3, 0, 90],
  [0, 3, -90],
  [3, 1, 180],
])('from %d to %d quarter turns it takes the shorter way', (from, to, degrees) => {
  const shown = transformBetween(spot({ turns: from }), spot({ turns: to }))
  expect(shown.replace('-180', '180')).toContain(`rotate(${degrees}deg)`)
})

test('a flight that is broken off goes on from where it was, turned as far', () => {
  const from = spot({ x: 20, y: 180, size: 20, turns: 3 })
  expect(spotOnTheWay(from, spot(), 0.25)).toEqual({ x: 40, y: 160, size: 25, turns: -0.75 })
  const shown = transformBetween(spotOnTheWay(from, spot(), 0.25), spot())
  expect(shown).toBe('translate(-60px, 60px) rotate(67.5deg) scale(0.625)')
})

test('a tile that is only lifted a little lies where it lay', () => {
  expect(isElsewhere(spot(), spot({ y: 96 }))).toBe(false)
  expect(isElsewhere(spot(), spot({ y: 110 }))).toBe(true)
})

const two = { count: 2, dealt: false }

test('at once means at once', () => {
  expect(flightPace('instant', { count: 3, dealt: true })).toEqual({
    lead: 0,
    flight: 0,
    stagger: 0,
  })
})

test('faster speeds fly faster, and many flights of a step follow each other closely', () => {
  const flights = (['slow', 'normal', 'fast'] as const).map(
    (speed) => flightPace(speed, two).flight,
  )
  expect(flights).toEqual(flights.toSorted((a, b) => b - a))
  const { flight, stagger } = flightPace('normal', { count: 30, dealt: false })
  expect(stagger * 30).toBeLessThan(flight * 4)
})

test('only a deal waits, for the wall and the dice; ceremony and deal take less than six seconds', () => {
  expect(flightPace('normal', two).lead).toBe(0)
  const { lead, flight, stagger } = flightPace('normal', { count: 20, dealt: true })
  expect(lead).toBeGreaterThan(0)
  expect(4 * CEREMONY_STEP_MS.normal + lead + 20 * stagger + flight).toBeLessThan(6000)
})
