import { beforeEach, expect, test, vi } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import { showTable } from '../../support/showTable'
import { viewOf } from '../../support/views'

const animate = vi.fn<Element['animate']>()
const pay: SeenEvent = { event: 'pay', reason: 'concealed-gong', deltas: [-5, 15, -5, -5] }

beforeEach(() => {
  animate.mockReset().mockReturnValue({ cancel: () => {} } as unknown as Animation)
  Element.prototype.animate = animate
})

test('points that are paid go from each who pays to who gains, as chips', async () => {
  const { next } = await showTable(viewOf(), { settings: { speed: 'normal', motion: 'full' } })
  next(viewOf({ events: [pay] }), [pay])
  await vi.waitFor(() => expect(animate).toHaveBeenCalledTimes(3))
  const chips = animate.mock.contexts.map((chip) => (chip as Element).textContent)
  expect(chips).toEqual(['5', '5', '5'])
})
