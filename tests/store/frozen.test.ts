import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { readSave } from '../../src/store/saveFormat'
import type { Save, SavedSummary } from '../../src/store/saveFormat'
import { openShelf } from '../../src/store/shelf'
import { clearStorage, closeTabs, gameOf, openTab } from './tab'

beforeEach(clearStorage)
afterEach(closeTabs)

/** A round against three bots, as the game wrote it down; never to be changed while rules version 1 is played. */
const text = readFileSync('tests/store/saves/v1.json', 'utf8')

const loaded = (): Save => {
  const read = readSave(text)
  if (!read.ok) throw new Error(`${read.problem}: ${read.fault.field}`)
  return read.value
}

const summaryOf = ({ id, startedAt, savedAt, record }: Save, finished: boolean): SavedSummary => {
  const { ruleSetId, options, length, practice, seed } = record
  const common = { id, ruleSetId, options, length, practice, seed, startedAt, savedAt }
  return { version: 1, finished, ...common, hand: 0, round: 'E', scores: [0, 0, 0, 0] }
}

const lay = async (save: Save, finished: boolean): Promise<void> => {
  const summary = JSON.stringify(summaryOf(save, finished))
  await openShelf().write({ id: save.id, finished, game: JSON.stringify(save), summary }, 'past')
}

describe('a save of version 1', () => {
  test('opens with all its hands', async () => {
    await lay(loaded(), true)
    const tab = openTab()
    await tab.actions.boot()
    const game = await tab.actions.openFinished('frozen1')
    expect(game?.record).toMatchObject({ seed: 'frozen plum', length: 'round', practice: false })
    expect(
      game?.results.map(({ wins }) => wins.map(({ seat, sheet }) => [seat, sheet?.total])),
    ).toEqual([[[2, 21]], [[2, 22]], [[2, 55]], [[2, 32]], [[0, 24]], [[3, 28]], [[1, 24]]])
    expect(game?.summary.scores).toEqual([-29, -31, 78, -18])
  })

  test('goes on from wherever it was left', async () => {
    const save = loaded()
    const actions = save.record.actions.slice(0, 200)
    await lay({ ...save, record: { ...save.record, actions } }, false)
    const tab = openTab()
    await tab.actions.boot()
    expect(await tab.actions.resume()).toBe(true)
    expect(gameOf(tab).view.finished.map(({ scores }) => scores)).toEqual([
      [-21, 0, 21, 0],
      [-21, 0, 43, -22],
      [-21, -55, 98, -22],
    ])
  })
})
