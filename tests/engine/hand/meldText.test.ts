import { expect, test } from 'vitest'
import { parseMeld, printMeld } from '../../../src/engine/hand/meldText'

test.each([
  ['chow 123m', { kind: 'chow', tile: 0 }],
  ['pong 777z', { kind: 'pong', tile: 33 }],
  ['gong 5555p', { kind: 'kong', tile: 13, made: 'claimed' }],
  ['added-gong 5555p', { kind: 'kong', tile: 13, made: 'added' }],
  ['concealed-gong 2222s', { kind: 'kong', tile: 19, made: 'concealed' }],
])('%s', (text, meld) => {
  expect(parseMeld(text, 'melds')).toEqual(meld)
  expect(printMeld(parseMeld(text, 'melds'))).toBe(text)
})

test('the tiles of a chow may stand in any order', () => {
  expect(printMeld(parseMeld('chow 312m', 'melds'))).toBe('chow 123m')
})

test.each([
  '',
  '123m',
  'chow',
  'chow 12m',
  'chow 1234m',
  'chow 124m',
  'chow 8m9m1p',
  'chow 123z',
  'chow 123f',
  'pong 77z',
  'pong 7777z',
  'pong 778z',
  'pong 111f',
  'gong 555p',
  'kong 5555p',
  'Pong 777z',
  'pong  777z',
  'pong 777z 1m',
  'pong 77 7z',
])('no meld: "%s"', (text) => {
  expect(() => parseMeld(text, 'melds')).toThrow(/^melds: /)
})
