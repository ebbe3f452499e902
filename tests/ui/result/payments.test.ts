import { expect, test } from 'vitest'
import { paymentRows } from '../../../src/ui/result/payments'
import { drawnHand, wonHand } from '../../support/results'
import { winOf } from '../../support/score'

test('payments of one reason stand in one row, in the order of the first', () => {
  const rows = paymentRows(
    drawnHand({
      payments: [
        { reason: 'dice', deltas: [15, -5, -5, -5] },
        { reason: 'concealed-gong', deltas: [-5, 15, -5, -5] },
        { reason: 'concealed-gong', deltas: [-5, -5, 15, -5] },
      ],
    }),
  )
  expect(rows.map(({ reason, deltas }) => [reason, deltas])).toEqual([
    ['dice', [15, -5, -5, -5]],
    ['concealed-gong', [-10, 10, 10, -10]],
  ])
})

test('two winners on one tile stand in two rows', () => {
  const pongs = winOf('(111p)(222p)(333p)(444p)55p66s + 6s', { seat: 'S' })
  const mixed = winOf('111222333777m99m45s + 6s', { seat: 'N' })
  const rows = paymentRows(wonHand([pongs, mixed]))
  expect(rows.map(({ reason, winner }) => [reason, winner])).toEqual([
    ['win', 1],
    ['win', 3],
  ])
})

test('what goes into the pool is told, so that every row sums to nothing', () => {
  const [row] = paymentRows(
    drawnHand({ payments: [{ reason: 'pool-in', deltas: [-5, -5, -5, -5] }] }),
  )
  expect(row?.pool).toBe(20)
})
