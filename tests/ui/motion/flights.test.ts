import { expect, test } from 'vitest'
import { flightPace } from '../../../src/ui/motion/pace'
import { isElsewhere, transformBetween } from '../../../src/ui/motion/spots'
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

test('a difference that nobody sees is none', () => {
  expect(isElsewhere(spot(), spot({ x: 101 }))).toBe(false)
  expect(isElsewhere(spot(), spot({ y: 110 }))).toBe(true)
})

test('at once means at once', () => {
  expect(flightPace('instant', 3)).toEqual({ flight: 0, stagger: 0 })
})

test('faster speeds fly faster, and many flights of a step follow each other closely', () => {
  const flights = (['slow', 'normal', 'fast'] as const).map((speed) => flightPace(speed, 2).flight)
  expect(flights).toEqual(flights.toSorted((a, b) => b - a))
  const { flight, stagger } = flightPace('normal', 30)
  expect(stagger * 30).toBeLessThan(flight * 4)
})
