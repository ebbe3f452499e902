import { expect, test } from 'vitest'
import { sentences } from '../../../src/ui/result/sentences'

test('sentences stand apart by a space, Chinese ones by their full stop alone', () => {
  expect(sentences('The deal passes.', false, '20 points in the pool.')).toBe(
    'The deal passes. 20 points in the pool.',
  )
  expect(sentences('輪到你做莊。', '公池有 20 分。')).toBe('輪到你做莊。公池有 20 分。')
})
