import { describe, expect, test } from 'vitest'
import { isComplete } from '../../../src/engine/hand/complete'
import { countsOf } from '../../../src/engine/hand/counts'
import type { Shape } from '../../../src/engine/hand/reading'
import { parseTiles } from '../../../src/engine/tiles/notation'

const completes = (shape: Shape, hand: string, melds = 0): boolean =>
  isComplete([shape], countsOf(parseTiles(hand, 'hand')), melds)

describe('five sets and a pair', () => {
  test.each([
    ['sheungs', '123456789m123456p99s', 0],
    ['pongs', '111m222m333p777s555z66z', 0],
    ['sets that share their tiles', '222333444555666m99s', 0],
    ['the pair in the middle of a run', '12345556m123p789s111z', 0],
    ['beside two melds', '123m456p789s11z', 2],
    ['the pair alone beside five melds', '9s9s', 5],
  ])('%s', (_name, hand, melds) => {
    expect(completes('standard', hand, melds)).toBe(true)
  })

  test.each([
    ['two pairs too many', '123456789m123p11223s', 0],
    ['four alike are no set', '1111m234p567p789s123s5z', 0],
    ['a run over the end of a suit', '891m123456p123456s11z', 0],
    ['a run of honours', '123456789m123p11567z', 0],
    ['one tile too few', '123456789m123p789s', 0],
    ['the tiles of a meld count no more', '123456789m123456p99s', 1],
  ])('not %s', (_name, hand, melds) => {
    expect(completes('standard', hand, melds)).toBe(false)
  })
})

describe('seven pairs and a pong', () => {
  test('of eight kinds', () => {
    expect(completes('pairs-and-pong', '1155m3377p2244s11666z')).toBe(true)
    expect(completes('different-pairs-and-pong', '1155m3377p2244s11666z')).toBe(true)
  })

  test('four alike stand for two pairs in the one shape, not in the other', () => {
    expect(completes('pairs-and-pong', '1111m3377p2244s11666z')).toBe(true)
    expect(completes('different-pairs-and-pong', '1111m3377p2244s11666z')).toBe(false)
  })

  test.each([
    ['two pongs', '111m333p77p2244s11666z', 0],
    ['six pairs and five single tiles', '1155m3377p2244s12345z', 0],
    ['beside a meld', '1155m3377p22s666z', 1],
    ['eight pairs', '1155m3377p2244s1166z', 0],
  ])('not %s', (_name, hand, melds) => {
    expect(completes('pairs-and-pong', hand, melds)).toBe(false)
  })
})

describe('thirteen orphans', () => {
  test.each([
    ['a sheung and a pair', '119m19p19s1234567z345m'],
    ['a sheung that holds one of them', '119m19p19s1234567z123m'],
    ['a pong of another kind and a pair', '119m19p19s1234567z555m'],
    ['a pong of one of them and a pair', '19m19p119s1111234567z'],
  ])('with %s', (_name, hand) => {
    expect(completes('thirteen-orphans', hand)).toBe(true)
  })

  test.each([
    ['one of them missing', '119m19p19s1234566z345m', 0],
    ['the pair of another kind', '19m19p19s1234567z34555m', 0],
    ['the set over two suits', '119m19p19s1234567z89m1p', 0],
    ['a run of honours', '119m19p19s1234567567z', 0],
  ])('not with %s', (_name, hand, melds) => {
    expect(completes('thirteen-orphans', hand, melds)).toBe(false)
  })
})

describe('sixteen orphans', () => {
  test.each([
    ['1-4-7 in each suit', '147m147p147s12345677z'],
    ['every kind of spread, a suit tile doubled', '1159m258p369s1234567z'],
  ])('with %s', (_name, hand) => {
    expect(completes('sixteen-orphans', hand)).toBe(true)
  })

  test.each([
    ['tiles two apart', '146m258p369s12345677z'],
    ['four numbers in a suit', '1479m258p369s134567z1z'],
    ['one tripled and another missing', '147m258p369s1234777z'],
    ['a tile that belongs to none', '147m258p369s1234567z5m'],
  ])('not with %s', (_name, hand) => {
    expect(completes('sixteen-orphans', hand)).toBe(false)
  })
})

test('any of the allowed shapes is enough, and no other', () => {
  const counts = countsOf(parseTiles('1155m3377p2244s11666z', 'hand'))
  expect(isComplete(['standard', 'pairs-and-pong'], counts, 0)).toBe(true)
  expect(isComplete(['standard', 'thirteen-orphans'], counts, 0)).toBe(false)
  expect(isComplete([], counts, 0)).toBe(false)
})
