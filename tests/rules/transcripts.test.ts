import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GameRecord } from '../../src/engine/table/record'
import { replay } from '../../src/engine/table/replay'
import { RULE_SET_IDS, ruleSetOf } from '../../src/rules/index'
import { readable } from '../support/readable'

const recordOf = (id: string): GameRecord => {
  const url = new URL(`transcripts/${id}.record.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8')) as GameRecord
}

test.each(RULE_SET_IDS)('a whole hand of %s goes as it was read against the rules', async (id) => {
  const record = recordOf(id)
  const state = replay(ruleSetOf(record.ruleSetId, record.options), record)
  expect(state.stage.stage).toBe('hand-over')
  await expect(readable(state)).toMatchFileSnapshot(`transcripts/${id}.txt`)
})
