import { expect, test } from 'vitest'
import { printTiles } from '../../../src/engine/tiles/notation'
import { openHand, winningHand } from '../../../src/ui/result/shownHand'
import type { ShownGroup } from '../../../src/ui/result/shownHand'
import { wonHand } from '../../support/results'
import { winOf } from '../../support/score'

const texts = (groups: readonly ShownGroup[]) =>
  groups.map(({ tiles }) => printTiles(tiles.map(({ kind }) => kind)))

const winners = (groups: readonly ShownGroup[]) =>
  groups.flatMap(({ tiles }) => tiles.filter(({ winning }) => winning))

const shown = (hand: string, facts = {}) => {
  const result = wonHand([winOf(hand, facts)])
  const [won] = result.wins
  if (!won) throw new Error('Nobody won')
  return winningHand(won, result.hands[won.seat])
}

test('the groups are those of the reading that was scored: three pongs, not three runs', () => {
  const groups = shown('111222333m45p789p99s + 6p', { win: 'self-draw' })
  expect(texts(groups).toSorted()).toEqual(['111m', '222m', '333m', '456p', '789p', '99s'])
  expect(groups.filter(({ role }) => role === 'pong')).toHaveLength(3)
})

test('the winning tile is marked once, though the hand holds it three times', () => {
  const groups = shown('44466p99s(777z)(111z)(222z) + 6p')
  expect(winners(groups)).toHaveLength(1)
})

test('the winning tile stands in the set that it completed', () => {
  const groups = shown('111222333m45p789p99s + 6p', { win: 'self-draw' })
  const [joined] = groups.filter(({ tiles }) => tiles.some(({ winning }) => winning))
  expect(texts(joined ? [joined] : [])).toEqual(['456p'])
})

test('declared sets stand as they were declared, the claimed tile across', () => {
  const groups = shown('44466p99s(777z)(111z)(222z) + 6p')
  const declared = groups.filter((group) => group.declared)
  expect(texts(declared)).toEqual(['777z', '111z', '222z'])
  for (const { tiles } of declared) {
    expect(tiles.filter(({ across }) => across)).toHaveLength(1)
  }
})

test('a concealed gong shows its two inner tiles', () => {
  const groups = shown('44466p99s(777z)(111z)[2222z] + 6p')
  const kong = groups.find(({ role }) => role === 'kong')
  expect(kong?.tiles.map(({ faceDown }) => faceDown)).toEqual([true, false, false, true])
})

test('seven pairs stand as pairs beside their pong', () => {
  const groups = shown('1133557799m2244p66s + 6s')
  expect(groups.filter(({ role }) => role === 'pair')).toHaveLength(7)
  expect(winners(groups)).toHaveLength(1)
})

test('the lone tiles of the orphans stand together', () => {
  const groups = shown('19m19p19s1234567z123m + 1m')
  const single = groups.find(({ role }) => role === 'single')
  expect(single?.tiles).toHaveLength(12)
  expect(winners(groups)).toHaveLength(1)
})

test('a hand that did not win is sorted', () => {
  const { hands } = wonHand([winOf('111222333m45p789p99s + 6p', { win: 'self-draw' })])
  const [loose] = openHand(hands[0], 0)
  const kinds = loose?.tiles.map(({ kind }) => kind) ?? []
  expect(kinds).toHaveLength(16)
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
})

test('where flowers won, no tile of the hand is marked', () => {
  const groups = shown('123m456m789p11z2z57s33z + 5z', {
    win: 'self-draw',
    source: 'flower',
    flowers: '1234567f',
  })
  expect(winners(groups)).toEqual([])
  expect(groups.map(({ role }) => role)).toEqual(['tiles', 'flowers'])
})
