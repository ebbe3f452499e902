import { describe, expect, test } from 'vitest'
import { EngineError } from '../../src/engine/tiles/error'
import type { ErrorDetail } from '../../src/engine/tiles/error'
import type { RuleOptions } from '../../src/engine/table/ruleSet'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'

const refused = (id: string, options: object): ErrorDetail | null => {
  try {
    ruleSetOf(id, options as RuleOptions)
    return null
  } catch (error) {
    if (error instanceof EngineError) return error.detail
    throw error
  }
}

test('there are four rule sets, in this order', () => {
  expect(RULE_SET_IDS).toEqual(['worldwide', 'club', 'taiwan', 'tsumo'])
})

test.each(RULE_SET_IDS)('%s is what its id says, in its first version', (id) => {
  expect(ruleSetOf(id)).toMatchObject({ id, version: 1 })
})

describe('house rules', () => {
  // oxfmt-ignore
  test.each<[RuleSetId, RuleOptions, RuleOptions]>([
    ['worldwide', {}, {}],
    ['club', {}, { minimum: 'none' }],
    ['club', { minimum: 'by-round' }, { minimum: 'by-round' }],
    ['taiwan', {}, { base: 100, perTai: 20, multipleWinners: false }],
    ['taiwan', { perTai: 50 }, { base: 100, perTai: 50, multipleWinners: false }],
    ['taiwan', { base: 0, multipleWinners: true }, { base: 0, perTai: 20, multipleWinners: true }],
    ['tsumo', {}, {}],
  ])('%s with %j plays with %j', (id, options, played) => {
    expect(ruleSetOf(id, options).options).toEqual(played)
  })

  // oxfmt-ignore
  test.each<[RuleSetId, object, ErrorDetail]>([
    ['worldwide', { minimum: 'none' }, { code: 'unknown-field', field: 'options.minimum', value: 'none' }],
    ['club', { minimum: 'always' }, { code: 'not-listed', field: 'options.minimum', value: 'always' }],
    ['club', { minimum: 20 }, { code: 'wrong-type', field: 'options.minimum', value: 20 }],
    ['club', { base: 100 }, { code: 'unknown-field', field: 'options.base', value: 100 }],
    ['taiwan', { base: -1 }, { code: 'not-whole', field: 'options.base', value: -1 }],
    ['taiwan', { perTai: 2.5 }, { code: 'not-whole', field: 'options.perTai', value: 2.5 }],
    ['taiwan', { perTai: '20' }, { code: 'wrong-type', field: 'options.perTai', value: '20' }],
    ['taiwan', { multipleWinners: 'yes' }, { code: 'wrong-type', field: 'options.multipleWinners', value: 'yes' }],
    ['tsumo', { perTai: 20 }, { code: 'unknown-field', field: 'options.perTai', value: 20 }],
  ])('%s refuses %j', (id, options, detail) => {
    expect(refused(id, options)).toEqual(detail)
  })

  test('a rule set that does not exist is refused by its name', () => {
    expect(refused('riichi', {})).toEqual({ code: 'not-listed', field: 'ruleset', value: 'riichi' })
  })
})
