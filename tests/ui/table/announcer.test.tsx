import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { WaitHint } from '../../../src/bots/hints'
import type { SeenEvent } from '../../../src/engine/table/view'
import { kindOf } from '../../../src/engine/tiles/tile'
import type { TileId, TileKind } from '../../../src/engine/tiles/tile'
import { showTable } from '../../support/showTable'
import { choice, discardsOf, tileSet, viewOf } from '../../support/views'

const said = () => [...screen.getByRole('log').children]
const texts = () => said().map((line) => line.textContent)
const waiting = viewOf({ stage: { stage: 'acting', seat: 2 } })
const west = (seat: 1 | 2 | 3, tile: TileId): SeenEvent => ({
  event: 'discard',
  seat,
  tile,
  drawn: true,
  close: false,
})

test('each move of the others is told once, also when the same is done twice', async () => {
  const [one, two] = tileSet().take('33z') as [TileId, TileId]
  const { next } = await showTable(waiting, { events: [west(1, one)] })
  expect(texts()).toEqual(['Mei discards West.'])
  const [first] = said()
  next(waiting, [west(1, two)])
  expect(texts()).toEqual(['Mei discards West.', 'Mei discards West.'])
  expect(said()[0]).toBe(first)
})

test('what others draw is nobody’s business', async () => {
  await showTable(waiting, {
    events: [{ event: 'draw', seat: 2, tile: null, source: 'wall' }],
  })
  expect(texts()).toEqual([])
})

test('the own turn is told with the drawn tile and the choices', async () => {
  const concealed = tileSet().take('123m99s')
  const win = choice({ type: 'win' }, { worth: null })
  await showTable(
    viewOf({
      own: { closed: false, concealed, drawn: concealed.at(-1)! },
      choices: [win, ...discardsOf(concealed)],
    }),
  )
  expect(texts()).toEqual(['Your turn. You drew 9 Bamboo. You may: Mahjong, self-drawn.'])
})

test('claims, Gongs, flowers and payments are told in order', async () => {
  const set = tileSet()
  const [three, four, five] = set.take('345s') as [TileId, TileId, TileId]
  const [plum] = set.take('1f') as [TileId]
  await showTable(waiting, {
    events: [
      { event: 'chow', seat: 2, tile: five, with: [three, four], from: 1 },
      { event: 'concealed-kong', seat: 3, tiles: set.take('8888m') },
      { event: 'pay', reason: 'concealed-gong', deltas: [-5, -5, -5, 15] },
      { event: 'flower', seat: 0, tile: plum, replacement: null },
      { event: 'discard', seat: 2, tile: three, drawn: false, close: true },
    ],
  })
  expect(texts()).toEqual([
    'Bo calls Sheung: 3 Bamboo, 4 Bamboo and 5 Bamboo, from Mei.',
    'Lin declares a Concealed Gong of 8 Characters.',
    'Concealed Gong: You −5, Mei −5, Bo −5, Lin +15.',
    'You lay down Plum (blue 1).',
    'Bo discards 3 Bamboo and closes the hand.',
  ])
})

test('a key says the scores', async () => {
  await showTable(viewOf({ ...waiting, scores: [3, -1, -1, -1], drawsLeft: 70 }))
  await userEvent.keyboard('s')
  await userEvent.keyboard('s')
  const scores = 'You 3, Mei −1, Bo −1, Lin −1. 70 tiles left.'
  expect(texts()).toEqual([scores, scores])
})

test('a key says how many tiles are left', async () => {
  await showTable(viewOf({ ...waiting, drawsLeft: 41 }))
  await userEvent.keyboard('t')
  expect(texts()).toEqual(['41 tiles left to draw.'])
})

test('a key says the last discard again, whoever has moved since', async () => {
  const [one, two] = tileSet().take('35z') as [TileId, TileId]
  const flower: SeenEvent = { event: 'flower', seat: 3, tile: two, replacement: null }
  await showTable({ ...waiting, events: [west(1, one), flower] })
  await userEvent.keyboard('rr')
  expect(texts()).toEqual(['Mei discards West.', 'Mei discards West.'])
})

test('before the first discard the key says that there is none', async () => {
  await showTable(waiting)
  await userEvent.keyboard('r')
  expect(texts()).toEqual(['Nothing has been discarded yet.'])
})

describe('a key says what the hand waits for', () => {
  const [three, six] = tileSet().take('3s6s').map(kindOf) as [TileKind, TileKind]
  const worth = { total: 22, minimum: 20, gain: 22, falseMahjong: null, byFlowers: false }
  const wait = (kind: TileKind, left: number): WaitHint => ({
    ...{ kind, left, form: 'open-wait', passed: false, barredByClosing: false },
    ...{ discard: worth, selfDraw: worth },
  })
  const hints = (distance: number | null, waits: readonly WaitHint[] = []) => ({
    distance,
    waits,
    readyDiscards: [],
  })

  test.each([
    [
      hints(0, [wait(three, 2), wait(six, 0)]),
      'You wait for 3 Bamboo, 2 left; 6 Bamboo, none left.',
    ],
    [hints(0), 'The right discard leaves you ready.'],
    [hints(1), '1 tile away from ready.'],
    [hints(null), 'The winning tiles are not told now.'],
    [null, 'The winning tiles are not told now.'],
  ])('%j', async (known, sentence) => {
    await showTable(waiting, { hints: known })
    await userEvent.keyboard('w')
    expect(texts()).toEqual([sentence])
  })

  test('unless that help is off', async () => {
    await showTable(waiting, { hints: hints(0, [wait(three, 2)]), settings: { waitHint: false } })
    await userEvent.keyboard('w')
    expect(texts()).toEqual(['Winning tiles are switched off in the settings.'])
  })
})

test('what happens behind a dialog is told when it is closed', async () => {
  const [one, two] = tileSet().take('33z') as [TileId, TileId]
  const { next, muffle } = await showTable(waiting, { events: [west(1, one)] })
  muffle(true)
  next(waiting, [west(2, two)])
  expect(texts()).toEqual(['Mei discards West.'])
  muffle(false)
  expect(texts()).toEqual(['Mei discards West.', 'Bo discards West.'])
})

test('the same in Chinese', async () => {
  const [tile] = tileSet().take('3z') as [TileId]
  await showTable(waiting, { events: [west(3, tile)], language: 'zh-Hant' })
  expect(screen.getByRole('log', { name: '動作' })).toHaveTextContent('小林打西風。')
})

test('what was taken back is told', async () => {
  const [tile] = tileSet().take('3z') as [TileId]
  const { next } = await showTable({ ...waiting, events: [west(1, tile), west(1, tile)] })
  next({ ...waiting, events: [west(1, tile)] })
  expect(texts()).toEqual(['Taken back.'])
})

test('what was told before is told in the language of the page', async () => {
  const set = tileSet()
  const concealed = set.take('123m99s')
  const [tile] = set.take('3z') as [TileId]
  const { speak } = await showTable(
    viewOf({
      own: { closed: false, concealed, drawn: concealed.at(-1)! },
      choices: discardsOf(concealed),
    }),
    { events: [west(3, tile)] },
  )
  await userEvent.keyboard('s')
  speak('zh-Hant')
  expect(said().map(({ textContent }) => textContent)).toEqual([
    '小林打西風。',
    '輪到你，摸到九索。',
    expect.stringMatching(/^你 0，.*張。$/),
  ])
})
