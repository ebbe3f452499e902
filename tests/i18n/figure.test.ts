import { expect, test } from 'vitest'
import { listed } from '../../src/i18n/en/grammar'
import { figure, signedFigure, signedTenths, tenthsOf } from '../../src/i18n/figure'

test.each([
  [12, '+12'],
  [-12, '−12'],
  [0, '0'],
  [-0, '0'],
  [12_340, '+12,340'],
  [-999, '−999'],
  [1_234_567, '+1,234,567'],
])('a change of %d is written %s', (points, text) => {
  expect(signedFigure(points)).toBe(text)
})

test('what somebody has shows a sign, a true minus, only below nothing', () => {
  expect([30, 0, -5].map((points) => figure(points))).toEqual(['30', '0', '−5'])
})

test('a currency stands behind the sign', () => {
  expect(figure(-1220, '$')).toBe('−$1,220')
  expect(signedFigure(1220, '$')).toBe('+$1,220')
})

test('a mean is written to a tenth with its sign, its error without', () => {
  expect([4.23, -0.55, -0.04, 1220.4].map(signedTenths)).toEqual([
    '+4.2',
    '−0.5',
    '0.0',
    '+1,220.4',
  ])
  expect([1.13, 0, 310].map(tenthsOf)).toEqual(['1.1', '0.0', '310.0'])
})

test.each([
  [[], ''],
  [['Mei'], 'Mei'],
  [['Mei', 'Lin'], 'Mei and Lin'],
  [['Mei', 'Lin', 'Bo'], 'Mei, Lin and Bo'],
])('%j are listed as "%s"', (names, text) => {
  expect(listed(names)).toBe(text)
})
