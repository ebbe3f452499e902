import { expect, test } from 'vitest'

import { BOT_LEVELS } from '../../src/bots/levels'
import { OFFERED_LEVELS } from '../../src/store/levels'

test('every level that is offered is one that the bots know', () => {
  expect(BOT_LEVELS).toEqual(expect.arrayContaining([...OFFERED_LEVELS]))
})
