import { expect, test } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import type { TileId } from '../../../src/engine/tiles/tile'
import { planFlights } from '../../../src/ui/motion/planFlights'
import { tileCues } from '../../../src/ui/sound/cues'
import { tileSet } from '../../support/views'

const [plum, one, two, three] = tileSet().take('1f123s') as [TileId, TileId, TileId, TileId]
const draw: SeenEvent = { event: 'draw', seat: 1, tile: null, source: 'wall' }
const discard: SeenEvent = { event: 'discard', seat: 1, tile: one, drawn: false, close: false }

test.each<[string, SeenEvent, readonly string[]]>([
  ['a draw', draw, ['draw']],
  ['a discard', discard, ['discard']],
  ['a discard that closes', { ...discard, close: true }, ['close']],
  ['a run', { event: 'chow', seat: 2, tile: one, with: [two, three], from: 1 }, ['claim']],
  ['four alike', { event: 'concealed-kong', seat: 2, tiles: [null, null, null, null] }, ['gong']],
  ['a flower', { event: 'flower', seat: 0, tile: plum, replacement: two }, ['flower', 'draw']],
  ['no tiles left', { event: 'exhausted' }, ['drawn-hand']],
  ['a payment', { event: 'pay', reason: 'chase', deltas: [0, 0, 0, 0] }, []],
])('%s is heard as it is seen', (_, event, cues) => {
  expect(tileCues([event], 0)).toEqual(cues)
})

test('each flight of a step has its sound, in the same order', () => {
  const events: SeenEvent[] = [
    { event: 'dealt' },
    { event: 'flower', seat: 1, tile: plum, replacement: null },
    draw,
    discard,
  ]
  expect(tileCues(events, 0)).toHaveLength(planFlights(events).count)
})
