import { expect, test } from 'vitest'
import { scoreText, signed } from '../../../src/ui/app/numbers'

test.each([
  [12, '+12'],
  [-12, '−12'],
  [0, '0'],
])('a change of %i is written %s', (points, text) => {
  expect(signed(points)).toBe(text)
})

test('a score has a sign, a true minus, only below nothing', () => {
  expect([30, 0, -5].map(scoreText)).toEqual(['30', '0', '−5'])
})
