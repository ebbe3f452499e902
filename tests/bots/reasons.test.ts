import { describe, expect, test } from 'vitest'

import { DANGER_REASONS } from '../../src/bots/adviceTypes'
import type { DangerReason } from '../../src/bots/adviceTypes'
import { knownOf } from '../../src/bots/playout/known'
import { dangerReasons } from '../../src/bots/reasons'
import type { PlayerView, SeenEvent } from '../../src/engine/table/view'
import { parseHandTile } from '../../src/engine/tiles/notation'
import { bySeat } from '../../src/engine/tiles/seat'
import type { Seat } from '../../src/engine/tiles/seat'
import { worldwide } from '../../src/rules/worldwide'
import { alike, lying, player, run, tileSet, viewOf } from '../support/views'

/** A table that seat 0 looks at: what was thrown in turn, what lies in melds, who has closed. */
type Scene = {
  /** As `1 5m, 2 9p!`: who threw what, each the tile just drawn or, with a mark, another. */
  readonly thrown?: string
  readonly melds?: Partial<Record<Seat, string>>
  readonly closed?: Seat
  readonly hand?: string
}

const HAND = '147m258p369s12345z57z'

const viewIn = ({ thrown = '', melds = {}, closed, hand = HAND }: Scene): PlayerView => {
  const box = tileSet()
  const concealed = box.take(hand)
  const throws = thrown === '' ? [] : thrown.split(', ').map((one) => one.split(' '))
  const events = throws.map(([seat, tile = '']): SeenEvent & { event: 'discard' } => ({
    event: 'discard',
    seat: Number(seat) as Seat,
    tile: box.one(tile.replace('!', '')),
    drawn: !tile.endsWith('!'),
    close: false,
  }))
  const players = bySeat((seat) => {
    const tiles = events.filter((event) => event.seat === seat).map(({ tile }) => tile)
    const laid = (melds[seat]?.split(' ') ?? []).map((text) => {
      const taken = box.take(text)
      const claimed = { tile: taken[0]!, from: 0 } as const
      return new Set(text.slice(0, -1)).size === 1 ? alike(taken, claimed) : run(taken, claimed)
    })
    const count = seat === 0 ? concealed.length : 16 - 3 * laid.length
    return player({ count, melds: laid, discards: lying(tiles), closed: seat === closed })
  })
  return viewOf({ own: { closed: false, concealed, drawn: null }, players, events })
}

const reasonsIn = (scene: Scene, tile: string): readonly DangerReason[] => {
  const view = viewIn(scene)
  return dangerReasons(view, knownOf(worldwide, view).world, parseHandTile(tile, 'tile'))
}

const FOUR_SETS = '888m 444p 456s 777z'
const SIX_WITHOUT_BAMBOOS = '2 1m, 2 9m, 2 2p, 2 8p, 2 1z, 2 6z'

/** Each reason at two tables that differ in what makes it true. */
const TABLE: readonly (readonly [DangerReason, string, Scene, Scene])[] = [
  ['none-left', '1z', { melds: { 1: '111z' } }, { thrown: '1 1z, 2 1z' }],
  ['just-thrown', '5p', { thrown: '0 9s, 1 5p, 2 1z' }, { thrown: '1 5p, 0 9s, 2 1z' }],
  ['thrown-by-rival', '5p', { thrown: '1 5p, 0 9s' }, { thrown: '0 5p, 1 9s' }],
  ['ends-thrown', '5p', { thrown: '1 2p, 1 8p' }, { thrown: '1 2p, 1 7p' }],
  ['ends-thrown', '5p', { thrown: '1 2p, 1 8p' }, { thrown: '1 2p, 1 8p, 3 1z!' }],
  ['ends-thrown', '9p', { thrown: '1 6p' }, { thrown: '1 5p' }],
  ['beside-last', '5p', { thrown: '1 4p!' }, { thrown: '1 4p' }],
  ['beside-last', '1p', { thrown: '1 2p!' }, { thrown: '1 9m!' }],
  ['beside-last', '5p', { thrown: '1 4p!' }, { thrown: '1 4p!, 1 1z!' }],
  ['rival-closed', '5p', { closed: 2 }, {}],
  ['rival-closed', '5p', { closed: 2 }, { closed: 2, thrown: '1 5p' }],
  ['rival-far-along', '5p', { melds: { 3: FOUR_SETS } }, { melds: { 3: '888m 444p 456s' } }],
  [
    'suit-withheld',
    '6s',
    { thrown: SIX_WITHOUT_BAMBOOS },
    { thrown: `${SIX_WITHOUT_BAMBOOS}, 2 1s` },
  ],
  [
    'suit-withheld',
    '6s',
    { thrown: SIX_WITHOUT_BAMBOOS },
    { thrown: SIX_WITHOUT_BAMBOOS.slice(6) },
  ],
  ['never-seen', '5p', {}, { thrown: '0 5p' }],
  ['never-seen', '5p', {}, { melds: { 1: '456p' } }],
]

describe('a reason is given where it is true and nowhere else', () => {
  test.each(TABLE)('%s, of %s', (reason, tile, so, otherwise) => {
    expect(reasonsIn(so, tile)).toContain(reason)
    expect(reasonsIn(otherwise, tile)).not.toContain(reason)
  })

  test('each reason stands in the table', () => {
    const told = new Set(TABLE.map(([reason]) => reason))
    expect([...told].toSorted()).toEqual([...DANGER_REASONS].toSorted())
  })
})

test('what was let pass since is held against nobody who has closed', () => {
  expect(reasonsIn({ closed: 2, thrown: '0 9s, 1 5p' }, '5p')).toEqual([
    'just-thrown',
    'thrown-by-rival',
  ])
})

test('no suit is withheld by an honour', () => {
  expect(reasonsIn({ thrown: SIX_WITHOUT_BAMBOOS }, '7z')).not.toContain('suit-withheld')
})

test('several reasons come with the most telling first', () => {
  const scene = { closed: 1, melds: { 3: FOUR_SETS }, thrown: SIX_WITHOUT_BAMBOOS } as const
  expect(reasonsIn(scene, '9s')).toEqual([
    'rival-closed',
    'rival-far-along',
    'suit-withheld',
    'never-seen',
  ])
})
