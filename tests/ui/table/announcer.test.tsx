import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import type { TileId } from '../../../src/engine/tiles/tile'
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
