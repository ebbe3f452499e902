import { expect, test } from 'vitest'

import { logProblem, problems } from '../../src/store/log'

test('the log keeps the last hundred problems', () => {
  for (let count = 0; count < 130; count += 1) logProblem('save-failed', String(count))
  expect(problems().map(({ detail }) => Number(detail))).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 30),
  )
})
