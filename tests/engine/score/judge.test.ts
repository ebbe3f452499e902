import { describe, expect, test } from 'vitest'
import type { Finder } from '../../../src/engine/score/pattern'
import { metBy, metWhen, scoreTable } from '../../../src/engine/score/pattern'
import { tilesOfSet } from '../../../src/engine/score/facts'
import { judge } from '../../../src/engine/score/judge'
import type { ScoringRules } from '../../../src/engine/score/scoringRules'
import { pointsOf, readAs, sheetOf, winOf } from '../../support/score'

const everyWin: Finder = () => metWhen(true)
const eachPong: Finder = ({ pongs }) => metBy(pongs.map(tilesOfSet))
const eachChow: Finder = ({ chows }) => metBy(chows.map(tilesOfSet))
const pongsOrChows = '111222333m456p78p99s + 9p'

const rulesOf = (rows: ScoringRules['rows'], more: Partial<ScoringRules> = {}): ScoringRules => ({
  shapes: ['standard', 'pairs-and-pong'],
  shapesBarredByClosing: ['pairs-and-pong'],
  flowerWins: [],
  minimum: () => 0,
  rows,
  ...more,
})

describe('the reading', () => {
  test('worth most is scored', () => {
    const rows = scoreTable([
      { id: 'pongs', points: 3, find: eachPong },
      { id: 'chows', points: 2, find: eachChow },
    ])
    const sheet = sheetOf(rulesOf(rows), pongsOrChows)
    expect(readAs(sheet)).toBe('111m 222m 333m 456p 789p 99s')
    expect(pointsOf(sheet)).toEqual({ pongs: 9, chows: 4 })
    expect(sheet.runnerUp?.total).toBe(10)
  })

  test('with fewer lines is taken where two are worth the same', () => {
    const rows = scoreTable([
      { id: 'pongs', points: 2, find: eachPong },
      { id: 'chows', points: 2, find: eachChow },
    ])
    expect(pointsOf(sheetOf(rulesOf(rows), pongsOrChows))).toEqual({ chows: 10 })
  })

  test('whose first differing line stands higher is taken where that is equal too', () => {
    const pongs = {
      id: 'pongs',
      points: 15,
      find: (({ pongs: sets }) => metWhen(sets.length === 3)) as Finder,
    }
    const five = {
      id: 'five',
      points: 15,
      find: (({ chows }) => metWhen(chows.length === 5)) as Finder,
    }
    expect(pointsOf(sheetOf(rulesOf(scoreTable([pongs, five])), pongsOrChows))).toEqual({
      pongs: 15,
    })
    expect(pointsOf(sheetOf(rulesOf(scoreTable([five, pongs])), pongsOrChows))).toEqual({
      five: 15,
    })
  })

  test('of more preference goes before one with fewer lines', () => {
    const rows = scoreTable([
      { id: 'pongs', points: 2, find: eachPong },
      { id: 'chows', points: 2, find: eachChow },
    ])
    const arrangements: ScoringRules['arrangements'] = ({ pongs }) => [
      { awards: {}, preference: pongs.length },
    ]
    expect(pointsOf(sheetOf(rulesOf(rows, { arrangements }), pongsOrChows))).toEqual({
      pongs: 6,
      chows: 4,
    })
  })

  test('is scored in the arrangement worth most, which makes no runner-up', () => {
    const rows = scoreTable([{ id: 'row', points: 2, arranged: true }])
    const arrangements = () => [
      { awards: {}, preference: 1 },
      { awards: { row: [[], []] }, preference: 0 },
    ]
    const sheet = sheetOf(rulesOf(rows, { arrangements }), '123m456m789m123p567s1z + 1z')
    expect(pointsOf(sheet)).toEqual({ row: 4 })
    expect(sheet.runnerUp).toBeNull()
  })
})

describe('a row', () => {
  const hand = '123m456m789m123p567s1z + 1z'

  test('adds to the standard shape alone unless it names others', () => {
    const rows = scoreTable([
      { id: 'standard', points: 1, find: everyWin },
      { id: 'pairs', points: 1, find: everyWin, shapes: ['pairs-and-pong'] },
    ])
    expect(pointsOf(sheetOf(rulesOf(rows), hand))).toEqual({ standard: 1 })
    expect(pointsOf(sheetOf(rulesOf(rows), '1155m3377p2244s1166z + 6z'))).toEqual({ pairs: 1 })
  })

  test('that is replaced does not add, and is reported with one that stands', () => {
    const rows = scoreTable([
      { id: 'small', points: 1, find: everyWin },
      { id: 'middle', points: 2, find: everyWin, replaces: ['small'] },
      { id: 'big', points: 3, find: everyWin, replaces: ['middle', 'small'] },
    ])
    const { lines, replaced } = sheetOf(rulesOf(rows), hand)
    expect(lines.map(({ id }) => id)).toEqual(['big'])
    expect(replaced).toEqual([
      { id: 'small', by: 'big' },
      { id: 'middle', by: 'big' },
    ])
  })

  test('that is replaced still keeps away what it replaces', () => {
    const rows = scoreTable([
      { id: 'small', points: 1, find: everyWin },
      { id: 'middle', points: 2, find: everyWin, replaces: ['small'] },
      { id: 'big', points: 3, find: everyWin, replaces: ['middle'] },
    ])
    expect(sheetOf(rulesOf(rows), hand).total).toBe(3)
  })

  test('may take its points from how the hand was won', () => {
    const rows = scoreTable([
      { id: 'streak', points: ({ streak }) => 2 * streak + 1, find: everyWin },
    ])
    expect(sheetOf(rulesOf(rows), hand, { streak: 4 }).total).toBe(9)
  })

  test('about other lines is asked last and does not choose the reading', () => {
    const rows = scoreTable([
      { id: 'pongs', points: 3, find: eachPong },
      { id: 'poor', points: 50, among: (lines) => metWhen(lines.length === 1) },
      { id: 'chows', points: 2, find: eachChow },
    ])
    expect(pointsOf(sheetOf(rulesOf(rows), pongsOrChows))).toEqual({ pongs: 9, chows: 4 })
    const { lines, total } = sheetOf(rulesOf(rows), '123m456m789m123p567s1z + 1z')
    expect(lines.map(({ id }) => id)).toEqual(['poor', 'chows'])
    expect(total).toBe(60)
  })

  test('says how often it is met and by which tiles', () => {
    const rows = scoreTable([{ id: 'pongs', points: 3, find: eachPong }])
    const { lines } = sheetOf(rulesOf(rows), '(777z)[8888s]123m456p78p11z + 9p')
    const [s8, z7] = [25, 33]
    expect(lines).toEqual([
      {
        id: 'pongs',
        points: 6,
        count: 2,
        tiles: [
          [z7, z7, z7],
          [s8, s8, s8, s8],
        ],
      },
    ])
  })
})

describe('no win', () => {
  const rules = rulesOf(scoreTable([{ id: 'win', points: 1, find: everyWin }]))

  test('tiles that complete no shape', () => {
    const judgement = judge(rules, winOf('19m19p19s1234567z34m1m + 5m'))
    expect(judgement).toEqual({ complete: false, reason: 'no-shape' })
  })

  test('a shape that Closing bars, in a closed hand', () => {
    const pairs = '1155m3377p2244s1166z + 6z'
    expect(judge(rules, winOf(pairs)).complete).toBe(true)
    expect(judge(rules, winOf(pairs, { closed: true }))).toEqual({
      complete: false,
      reason: 'shape-forbidden-when-closed',
    })
  })
})

describe('the minimum', () => {
  const rows = scoreTable([{ id: 'win', points: 7, find: everyWin }])
  test.each([
    [7, false],
    [8, true],
  ])('of %i: a hand of 7 is below it: %s', (minimum, belowMinimum) => {
    const sheet = sheetOf(rulesOf(rows, { minimum: () => minimum }), pongsOrChows)
    expect(sheet).toMatchObject({ total: 7, minimum, belowMinimum })
  })
})

describe('a win by flowers alone', () => {
  const rows = scoreTable([
    { id: 'win', points: 7, find: everyWin },
    { id: 'flowers', points: 10, find: () => null },
  ])
  const rules = rulesOf(rows, { flowerWins: [{ flowers: 7, row: 'flowers' }], minimum: () => 20 })
  const facts = { win: 'self-draw', source: 'flower', flowers: '1234567f' }

  test('stands alone, is never below the minimum, and names its flowers', () => {
    const sheet = sheetOf(rules, '19m19p19s1234567z34m1m + 5m', facts)
    const flowers = [34, 35, 36, 37, 38, 39, 40]
    expect(sheet.lines).toEqual([{ id: 'flowers', points: 10, count: 1, tiles: [flowers] }])
    expect(sheet).toMatchObject({ total: 10, belowMinimum: false, reading: null, runnerUp: null })
  })

  test('leaves a complete hand worth less as the runner-up', () => {
    const sheet = sheetOf(rules, pongsOrChows, facts)
    expect(sheet.reading).toBeNull()
    expect(sheet.runnerUp?.total).toBe(7)
  })
})
