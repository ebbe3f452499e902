import { describe, expect, test } from 'vitest'
import { printRecord, readRecord } from '../../../src/engine/score/record'
import { recordOf } from '../../support/score'

const ordinary = '123567m67p345999s11z + 8p'
const read = (facts: object = {}) => readRecord({ ...recordOf('club', ordinary), ...facts })

const withGong = { concealed: '123567m67p345s11z', melds: ['gong 9999s'] }
const drawn = { win: 'self-draw', discarder: undefined }

/** The same record without the fields that are undefined. */
const readSaid = (facts: Record<string, unknown>) =>
  readRecord(JSON.parse(JSON.stringify({ ...recordOf('club', ordinary), ...facts })))

describe('what a record leaves out', () => {
  test('has its usual value', () => {
    expect(read().win).toMatchObject({
      melds: [],
      flowers: [],
      streak: 0,
      closed: false,
      source: 'wall',
      gongChain: 0,
      lastTile: false,
      discards: 30,
      claims: 0,
      tilesOnTable: 40,
      firstDraw: false,
    })
    expect(read().options).toEqual({})
  })

  test('the claims are the melds of the winner', () => {
    expect(read(withGong).win.claims).toBe(1)
  })

  test('the chain is one gong after a gong', () => {
    expect(readSaid({ ...withGong, ...drawn, source: 'gong' }).win.gongChain).toBe(1)
  })
})

describe('what says nothing about this win is read for its type and left', () => {
  test.each([
    ['a discarder of a self-draw', { win: 'self-draw', discarder: 'S' }, { discarder: null }],
    ['the last tile and a robbed gong', { win: 'rob-gong', lastTile: true }, { lastTile: false }],
    ['a chain of gongs and a discard', { gongChain: 3 }, { gongChain: 0 }],
    ['the first draw and a discard', { firstDraw: true }, { firstDraw: false }],
  ])('%s', (_name, facts, win) => {
    expect(read(facts).win).toMatchObject(win)
  })

  test('but not of another type', () => {
    expect(() => read({ win: 'self-draw', discarder: 1 })).toThrow(/^discarder: /)
    expect(() => read({ gongChain: '3' })).toThrow(/^gongChain: /)
  })
})

describe('a malformed record is refused by field, value and position', () => {
  // oxfmt-ignore
  test.each([
    ['a tile that is none', { concealed: '123567m345999s67p18z' }, 'concealed: "123567m345999s67p18z" is no tile text (at character 19)'],
    ['a space', { concealed: '123567m 345999s67p11z' }, 'concealed: "123567m 345999s67p11z" is no tile text (at character 8)'],
    ['a flower in hand', { concealed: '123567m345999s67p1z1f' }, 'concealed: "123567m345999s67p1z1f" holds a flower, which belongs under flowers (at character 20)'],
    ['another tile among the flowers', { flowers: '12f1m' }, 'flowers: "12f1m" holds a tile that is no flower (at character 4)'],
    ['a flower twice', { flowers: '121f' }, 'flowers: "121f" is there twice (at character 3)'],
    ['a fifth copy in a meld', { concealed: '123567m67p11999s', melds: ['pong 999s'] }, 'melds: "9s" is there more than four times'],
    ['a fifth copy to win with', { concealed: '678888p345999s1122z' }, 'winningTile: "8p" is there more than four times'],
    ['a meld that is none', { melds: ['kong 9999s'] }, 'melds[0]: "kong 9999s" is no meld'],
    ['a meld that is no text', { melds: ['pong 999s', 7] }, 'melds[1]: 7 has the wrong type'],
    ['too few tiles', { concealed: '123m' }, 'concealed: "123m" has the wrong number of tiles'],
    ['an unknown field', { riichi: true }, 'riichi: true is no known field'],
    ['a seat that is none', { seat: 'X' }, 'seat: "X" is none of the values allowed here'],
    ['a seat that is no text', { seat: 1 }, 'seat: 1 has the wrong type'],
    ['half a discard', { discards: 7.5 }, 'discards: 7.5 is no whole number from 0'],
    ['its own discard', { discarder: 'S' }, 'discarder: "S" is the winner'],
    ['an unknown house rule', { options: { jokers: 3 } }, 'options.jokers: 3 is no known field'],
    ['a house rule of the wrong type', { options: { base: '50' } }, 'options.base: "50" has the wrong type'],
    ['house rules that are no object', { options: [] }, 'options: [] is no object'],
    ['a flower that came without one', { win: 'self-draw', source: 'flower' }, 'source: "flower" contradicts the rest of the record'],
    ['another source of a discard', { source: 'gong', ...withGong }, 'source: "gong" contradicts the rest of the record'],
    ['a chain longer than the gongs', { ...withGong, win: 'self-draw', source: 'gong', gongChain: 2 }, 'gongChain: 2 contradicts the rest of the record'],
    ['a chain from the wall', { ...withGong, win: 'self-draw', gongChain: 1 }, 'gongChain: 1 contradicts the rest of the record'],
    ['fewer claims than melds', { ...withGong, claims: 0 }, 'claims: 0 contradicts the rest of the record'],
  ])('%s', (_name, facts, message) => {
    expect(() => read(facts)).toThrow(message)
  })

  test.each([['text'], [7], [null], [[]]])('no object: %j', (value) => {
    expect(() => readRecord(value)).toThrow(/^record: .* is no object$/)
  })

  test.each(['ruleset', 'concealed', 'winningTile', 'win', 'seat', 'round', 'discarder'])(
    '%s is needed',
    (field) => {
      expect(() => readSaid({ [field]: undefined })).toThrow(`${field}: is needed`)
    },
  )
})

describe('a win by flowers in the deal, where another than the dealer holds sixteen tiles', () => {
  const facts = { ...drawn, concealed: '1357m1357p2468s123z', winningTile: '4z', source: 'flower' }
  const flowers = '1234567f'

  test('has fifteen before the winning one', () => {
    expect(readSaid({ ...facts, flowers }).win.concealed).toHaveLength(15)
  })

  test.each([
    ['six flowers', { flowers: '123456f' }],
    ['the dealer, who holds seventeen', { flowers, seat: 'E' }],
    ['another source', { flowers, source: 'wall' }],
    ['a meld', { flowers, melds: ['pong 555z'] }],
  ])('but not with %s', (_name, otherwise) => {
    expect(() => readSaid({ ...facts, ...otherwise })).toThrow('wrong number of tiles')
  })
})

describe('a win written as a record reads back as it was', () => {
  test.each([
    ['a discard', recordOf('club', ordinary, { flowers: '26f', closed: true, streak: 3 })],
    [
      'a self-draw after a gong',
      recordOf('club', '[9999s](1111z)(345m)888m67p22z + 8p', {
        win: 'self-draw',
        source: 'gong',
        gongChain: 2,
        discards: 9,
        claims: 5,
        tilesOnTable: 33,
      }),
    ],
    [
      'an added gong',
      {
        ...recordOf('club', ordinary),
        concealed: '123567m67p345s11z',
        melds: ['added-gong 9999s'],
      },
    ],
  ])('%s', (_name, record) => {
    const { win, options } = readRecord(record)
    expect(readRecord(printRecord('club', options, win)).win).toEqual(win)
  })

  test('names the house rules that count for the score, and no discarder of a self-draw', () => {
    const options = { base: 50, perTai: 10, multipleWinners: true }
    const { win } = readSaid(drawn)
    const record = printRecord('taiwan', options, win)
    expect(record).toMatchObject({ ruleset: 'taiwan', options: { base: 50, perTai: 10 } })
    expect(record).not.toHaveProperty('discarder')
    expect(record).not.toHaveProperty('options.multipleWinners')
  })
})
