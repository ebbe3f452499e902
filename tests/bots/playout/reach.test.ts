import { assert, nat, property } from 'fast-check'
import type { IProperty } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { changePlace, emptyPlace } from '../../../src/bots/playout/place'
import type { Place } from '../../../src/bots/playout/place'
import {
  copiesWithout,
  lackOfPlace,
  lackWithout,
  leastLack,
  settle,
} from '../../../src/bots/playout/reach'
import { acceptanceOf, discardsOf } from '../../../src/engine/hand/acceptance'
import { countsOf } from '../../../src/engine/hand/counts'
import { distanceOf } from '../../../src/engine/hand/distance'
import type { MeldForm } from '../../../src/engine/hand/meld'
import type { Shape } from '../../../src/engine/hand/reading'
import { parseTiles, printTiles } from '../../../src/engine/tiles/notation'
import { randomStream } from '../../../src/engine/tiles/random'
import { HAND_KINDS, HAND_TILE_KINDS } from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules'
import { randomHand } from '../../support/randomHands'

type Hand = {
  readonly shapes: readonly Shape[]
  readonly kinds: readonly TileKind[]
  readonly melds: readonly MeldForm[]
}

/** As many kongs and chows as wanted, of honours and suits that the hand holds nothing of. */
const meldsApart = (kinds: readonly TileKind[], wanted: number): MeldForm[] => {
  const honours = HAND_TILE_KINDS.slice(27).filter((kind) => !kinds.includes(kind))
  const suits = [0, 9, 18].filter((suit) => !kinds.some((kind) => kind >= suit && kind < suit + 9))
  const chows = suits.flatMap((suit) => [suit, suit + 3, suit + 6])
  return [
    ...chows.map((tile): MeldForm => ({ kind: 'chow', tile: tile as TileKind })),
    ...honours.map((tile): MeldForm => ({ kind: 'kong', tile, made: 'claimed' })),
  ].slice(0, wanted)
}

const handFrom = (seed: number, tiles: 16 | 17): Hand => {
  const random = randomStream(`hand ${seed}`)
  const { shapes } = ruleSetOf(RULE_SET_IDS[random(0, 3)]!).scoring
  const { kinds, melds: drawn } = randomHand(random, tiles)
  const melds = meldsApart(kinds, drawn.length)
  return { shapes, kinds: melds.length < drawn.length ? [] : kinds, melds }
}

const hands = (tiles: 16 | 17) =>
  nat()
    .map((seed) => handFrom(seed, tiles))
    .filter(({ kinds }) => kinds.length > 0)

const placeOf = ({ shapes, kinds, melds }: Hand): Place => {
  const place = emptyPlace()
  for (const kind of kinds) changePlace(place, kind, 1)
  place.melds = melds
  place.specials = melds.length > 0 ? [] : shapes.filter((shape) => shape !== 'standard')
  return place
}

const textOf = ({ kinds, melds }: Hand): string => `${printTiles(kinds)} ${JSON.stringify(melds)}`

/** No hand is ready by chance: a tile is exchanged until it is, or a few times in vain. */
const readied = (hand: Hand): Hand => {
  let { kinds } = hand
  for (let turn = 0; turn < 12; turn += 1) {
    const { distance, accepts } = acceptanceOf(hand.shapes, countsOf(kinds), hand.melds)
    if (distance <= 0) break
    const drawn = [...kinds, accepts[turn % accepts.length]!]
    const nearest = discardsOf(hand.shapes, countsOf(drawn), hand.melds).find(
      (discard) => discard.distance < distance,
    )
    if (nearest === undefined) break
    kinds = drawn.toSpliced(drawn.indexOf(nearest.kind), 1)
  }
  return { ...hand, kinds }
}

const check = (tried: IProperty<[Hand]>, numRuns = 400): void =>
  assert(tried, { seed: 16, numRuns })

test('what a hand lacks is one more than its distance from ready', () => {
  for (const tiles of [16, 17] as const) {
    check(
      property(hands(tiles), (hand) => {
        const distance = distanceOf(hand.shapes, countsOf(hand.kinds), hand.melds)
        const found = [textOf(hand), lackOfPlace(placeOf(hand))]
        expect(found).toEqual([textOf(hand), distance + 1])
      }),
    )
  }
})

test('a hand waits for what it accepts once it is ready, and for nothing before', () => {
  let ready = 0
  check(
    property(hands(16).map(readied), (hand) => {
      const { distance, accepts } = acceptanceOf(hand.shapes, countsOf(hand.kinds), hand.melds)
      const place = placeOf(hand)
      settle(place)
      const waits = HAND_TILE_KINDS.filter((kind) => place.waits[kind] === 1)
      const found = [textOf(hand), place.lack, printTiles(waits)]
      const expected = printTiles(distance === 0 ? accepts : [])
      expect(found).toEqual([textOf(hand), distance + 1, expected])
      if (distance === 0) ready += 1
    }),
  )
  expect(ready).toBeGreaterThan(100)
})

test('no hand waits for a fifth copy', () => {
  const place = placeOf({
    shapes: ['standard'],
    kinds: parseTiles('123456789m1111234s', 'hand'),
    melds: [],
  })
  settle(place)
  const waits = HAND_TILE_KINDS.filter((kind) => place.waits[kind] === 1)
  expect(printTiles(waits)).toBe('4s')
})

/** Of each kind, some of the copies that are neither in the hand nor in its melds. */
const unseenBeside = ({ kinds, melds }: Hand): Uint8Array => {
  const counts = countsOf(kinds)
  return Uint8Array.from({ length: HAND_KINDS }, (_, kind) => {
    const konged = melds.some((meld) => meld.kind === 'kong' && meld.tile === kind)
    return konged ? 0 : Math.max(0, 4 - counts[kind]! - ((kind * 7 + kinds.length) % 3))
  })
}

describe('a hand on its turn', () => {
  test('lacks what the nearest of its discards leaves', () => {
    check(
      property(hands(17), (hand) => {
        const discards = discardsOf(hand.shapes, countsOf(hand.kinds), hand.melds)
        const least = Math.min(...discards.map(({ distance }) => distance))
        expect([textOf(hand), leastLack(placeOf(hand))]).toEqual([textOf(hand), least + 1])
        const nearest = discards.filter(({ distance }) => distance === least)
        const lacks = nearest.map(({ kind }) => lackWithout(kind))
        expect([textOf(hand), new Set(lacks)]).toEqual([textOf(hand), new Set([least + 1])])
      }),
    )
  })

  test('counts the copies that the nearest discards would accept', () => {
    check(
      property(hands(17), (hand) => {
        const discards = discardsOf(hand.shapes, countsOf(hand.kinds), hand.melds)
        const [place, unseen] = [placeOf(hand), unseenBeside(hand)]
        const least = leastLack(place)
        const counted = discards
          .filter(({ distance }) => distance + 1 === least)
          .map(({ kind, accepts }) => ({
            kind,
            copies: accepts.reduce((sum, accepted) => sum + unseen[accepted]!, 0),
          }))
        const found = counted.map(({ kind }) => ({
          kind,
          copies: copiesWithout(place, kind, unseen),
        }))
        expect([textOf(hand), found]).toEqual([textOf(hand), counted])
      }),
    )
  })

  test('counts what brings any of its shapes nearer: two pairs more, or two sets', () => {
    const kinds = parseTiles('112233m445566p2277s1z', 'hand')
    const shapes: readonly Shape[] = ['standard', 'pairs-and-pong']
    const place = placeOf({ shapes, kinds, melds: [] })
    const unseen = Uint8Array.from(countsOf(kinds), (held) => 4 - held)
    const west = parseTiles('1z', 'tile')[0]!
    leastLack(place)
    const { accepts } = discardsOf(shapes, countsOf(kinds), []).find(({ kind }) => kind === west)!
    const copies = accepts.reduce((sum, kind) => sum + unseen[kind]!, 0)
    expect(copiesWithout(place, west, unseen)).toBe(copies)
  })
})
