import { expect, test } from 'vitest'
import type { SeenMeld } from '../../../src/engine/table/view'
import { seatAfter } from '../../../src/engine/tiles/seat'
import { meldTiles } from '../../../src/ui/table/meldTiles'
import { alike, run, tileSet } from '../../support/views'

const OWNER = 1
const lies = (meld: SeenMeld) =>
  meldTiles(meld, OWNER).map(({ id, turned }) => (id === null ? 'down' : turned ? 'across' : 'up'))

test.each([
  ['previous', -1, ['across', 'up', 'up']],
  ['opposite', 2, ['up', 'across', 'up']],
  ['next', 1, ['up', 'up', 'across']],
] as const)('a Pong from the %s player turns its tile towards them', (_, steps, expected) => {
  const tiles = tileSet().take('777p')
  const from = seatAfter(OWNER, steps)
  expect(lies(alike(tiles, { tile: tiles[1]!, from }))).toEqual(expected)
})

test('the tile that lies across is the claimed one', () => {
  const tiles = tileSet().take('777p')
  const meld = alike(tiles, { tile: tiles[2]!, from: seatAfter(OWNER, 2) })
  expect(meldTiles(meld, OWNER)[1]).toEqual({ id: tiles[2], turned: true, onTop: null })
})

test('a Sheung shows the claimed tile first, on the side of the player it came from', () => {
  const tiles = tileSet().take('234s')
  const meld = run(tiles, { tile: tiles[1]!, from: seatAfter(OWNER, -1) })
  expect(meldTiles(meld, OWNER).map(({ id }) => id)).toEqual([tiles[1], tiles[0], tiles[2]])
})

test.each([
  ['previous', -1, ['across', 'up', 'up', 'up']],
  ['opposite', 2, ['up', 'across', 'up', 'up']],
  ['next', 1, ['up', 'up', 'up', 'across']],
] as const)('a claimed Gong from the %s player', (_, steps, expected) => {
  const tiles = tileSet().take('8888p')
  expect(lies(alike(tiles, { tile: tiles[3]!, from: seatAfter(OWNER, steps) }))).toEqual(expected)
})

test('the fourth tile of an added Gong lies on the claimed one', () => {
  const tiles = tileSet().take('9999m')
  const meld = alike(tiles, { tile: tiles[0]!, from: seatAfter(OWNER, 1) }, 'added')
  const lying = meldTiles(meld, OWNER)
  expect(lying.map(({ id }) => id)).toEqual([tiles[1], tiles[2], tiles[0]])
  expect(lying[2]).toEqual({ id: tiles[0], turned: true, onTop: tiles[3] })
})

test('a concealed Gong shows its two inner tiles, and none where it is hidden', () => {
  const tiles = tileSet().take('1111z')
  expect(lies(alike(tiles, null, 'concealed'))).toEqual(['down', 'up', 'up', 'down'])
  expect(lies({ kind: 'hidden-kong' })).toEqual(['down', 'down', 'down', 'down'])
})
