import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PlayerView, SeenEvent } from '../../../src/engine/table/view'
import { kindOf } from '../../../src/engine/tiles/tile'
import type { TileId } from '../../../src/engine/tiles/tile'
import { showTable } from '../../support/showTable'
import { alike, lying, player, tileSet, viewOf } from '../../support/views'

const river = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('img')
    .map((tile) => tile.getAttribute('aria-label'))

const drawnBacks = (container: ParentNode) => container.querySelectorAll('[data-drawn-back]')

test('a claimed tile has left its river and lies across in the set, towards its discarder', async () => {
  const set = tileSet()
  const [first, claimed] = set.take('37p') as [TileId, TileId]
  const pair = set.take('77p')
  await showTable(
    viewOf({
      players: [
        player(),
        player({ count: 13, melds: [alike([...pair, claimed], { tile: claimed, from: 2 })] }),
        player({
          discards: [
            ...lying([first]),
            { tile: claimed, drawn: false, close: false, claimedBy: 1 },
          ],
        }),
        player(),
      ],
    }),
  )
  expect(river('Bo’s discards')).toEqual(['3 Circles'])
  const mei = screen.getByRole('region', { name: /^Mei/ })
  const pong = within(mei).getByRole('img', { name: 'Pong: 7 Circles, from Bo' })
  const across = pong.querySelector('[data-across] [data-tile]')
  expect(across).toHaveAttribute('data-tile', String(claimed))
})

test('the last discard is marked by shape and name, as long as it lies there', async () => {
  const [tile] = tileSet().take('5z') as [TileId]
  const discard: SeenEvent = { event: 'discard', seat: 3, tile, drawn: true, close: false }
  const view = viewOf({
    players: [player(), player(), player(), player({ discards: lying([tile]) })],
    events: [discard],
  })
  await showTable(view)
  const marked = screen.getByRole('img', { name: 'White dragon, last discard' })
  expect(marked).toHaveAttribute('data-mark', 'last')
})

test('the discard that closed a hand lies across in its river', async () => {
  const [tile] = tileSet().take('5z') as [TileId]
  const discards = [{ tile, drawn: true, close: true, claimedBy: null }]
  await showTable(
    viewOf({ players: [player(), player(), player({ discards, closed: true }), player()] }),
  )
  const closing = screen.getByRole('img', { name: 'White dragon' })
  expect(closing).toHaveAttribute('data-turned', 'true')
  expect(screen.getByRole('img', { name: 'closed hand, 16 tiles face down' })).toBeInTheDocument()
})

test('everybody’s wind, score and deal can be read', async () => {
  await showTable(viewOf({ dealer: 2, scores: [-5, 12, 0, -7] }))
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(names).toContain('Mei, North, 12')
  expect(names).toContain('Bo, East, 0')
  expect(names).toContain('Lin, South, −7')
  expect(within(screen.getByRole('region', { name: /^Bo/ })).getByText('Dealer')).toBeVisible()
})

test('the centre tells round, hand, pool and tiles left, and the streak by a die', async () => {
  await showTable(
    viewOf({ round: 'S', hand: 6, pool: 20, streak: 2, wall: { front: 70, back: 5 } }),
  )
  const centre = screen.getByRole('region', { name: 'Round and wall' })
  expect(centre).toHaveTextContent(/South round.*Hand 7.*69.*Tiles left.*Pool 20/)
  expect(within(centre).getByRole('img', { name: /^The wall, 69 tiles left/ })).toBeInTheDocument()
  expect(within(centre).getByRole('img', { name: 'Dealer streak 2' })).toBeInTheDocument()
  expect(within(centre).getByText('Streak 2')).toBeInTheDocument()
})

test('nothing of what others hold is on the page, in no name, text or attribute', async () => {
  const set = tileSet()
  const own = set.take('123m')
  const [shown] = set.take('9s') as [TileId]
  const view: PlayerView = viewOf({
    own: { closed: false, concealed: own, drawn: null },
    players: [
      player({ count: 3 }),
      player({ count: 17 }),
      player({ melds: [{ kind: 'hidden-kong' }] }),
      player({ discards: lying([shown]) }),
    ],
    stage: { stage: 'acting', seat: 1 },
  })
  const events: SeenEvent[] = [
    { event: 'draw', seat: 1, tile: null, source: 'wall' },
    { event: 'concealed-kong', seat: 2, tiles: [null, null, null, null] },
  ]
  await showTable(view, { events })
  const ids = [...document.querySelectorAll('[data-tile]')].map((tile) =>
    Number(tile.getAttribute('data-tile')),
  )
  expect(ids.toSorted((a, b) => a - b)).toEqual([...own, shown].toSorted((a, b) => a - b))
  const faces = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  const kinds = new Set(faces.filter((face) => /#\d[mpszf]$/.test(face ?? '')))
  expect(kinds).toEqual(new Set(['#1m', '#2m', '#3m', '#9s']))
  expect(drawnBacks(document)).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Concealed Gong, face down' })).toBeInTheDocument()
})

test('at the end of the hand all four hands are open', async () => {
  const set = tileSet()
  const hands = [set.take('123m'), set.take('456p'), set.take('99s'), set.take('7z')] as const
  const open = hands.map((concealed) => ({ concealed, melds: [], flowers: [], closed: false }))
  const finished = [{ hands: open }] as unknown as PlayerView['finished']
  await showTable(viewOf({ stage: { stage: 'hand-over' }, finished }))
  expect(
    screen.getByRole('img', { name: 'Hand: 4 Circles, 5 Circles and 6 Circles' }),
  ).toBeInTheDocument()
  expect(hands[1].map(kindOf)).toHaveLength(3)
})
