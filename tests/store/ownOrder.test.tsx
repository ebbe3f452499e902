import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

const open = () => import('../../src/store/ownOrder')

test('the order of a hand is there again when the page is loaded again', async () => {
  const order = { game: 'g', hand: 3, tiles: [5, 7] }
  ;(await open()).ownOrderStore.setState(order as never)
  vi.resetModules()
  expect((await open()).ownOrderStore.getState()).toEqual(order)
})

test.each(['', '{', '{"game":"g"}', '{"game":"g","hand":1,"tiles":["x"]}'])(
  'what makes no sense is no order: %s',
  async (stored) => {
    sessionStorage.setItem('sixteen.order', stored)
    expect((await open()).ownOrderStore.getState().tiles).toEqual([])
  },
)
