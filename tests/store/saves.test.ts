import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { GameSummary, UnreadableSave } from '../../src/store/gameTypes'
import { FINISHED_KEPT } from '../../src/store/keeper'
import { problems } from '../../src/store/log'
import { openShelf } from '../../src/store/shelf'
import { keptSaves, keptText, spoil } from './kept'
import {
  clearStorage,
  closeTabs,
  gameOf,
  isMyTurn,
  isOver,
  openTab,
  playOn,
  REQUEST,
  until,
} from './tab'
import type { Tab } from './tab'

beforeEach(clearStorage)
afterEach(async () => {
  vi.restoreAllMocks()
  await closeTabs()
})

const booted = async (): Promise<Tab> => {
  const tab = openTab()
  await tab.actions.boot()
  return tab
}

const started = async (): Promise<Tab> => {
  const tab = await booted()
  await tab.actions.start(REQUEST)
  return tab
}

/** An unfinished game that was left some moves into its hand. */
const leftGame = async (): Promise<GameSummary> => {
  const tab = await started()
  await playOn(tab, (given) => given >= 4)
  await tab.actions.leave()
  const { saved } = tab.store.getState()
  if (!saved) throw new Error('Nothing was saved')
  return saved
}

/** Many finished games: one that was played, and copies of it that grow older. */
const finishedGames = async (count: number): Promise<string[]> => {
  const tab = await started()
  await playOn(tab)
  const state = await until(tab, ({ finishedGames: games }) => games.length > 0)
  await tab.actions.leave()
  const [played] = state.finishedGames
  if (!played) throw new Error('Nothing was finished')
  const game = JSON.parse(String(await keptText(played.id))) as object
  const ids = Array.from({ length: count - 1 }, (_, age) => `older-${age}`)
  const shelf = openShelf()
  for (const [age, id] of ids.entries()) {
    const summary = { ...played, version: 1, finished: true, id, savedAt: played.savedAt - age - 1 }
    const texts = { game: JSON.stringify({ ...game, id }), summary: JSON.stringify(summary) }
    await shelf.write({ id, finished: true, ...texts }, 'test')
  }
  return [played.id, ...ids]
}

const quota = () => new DOMException('no room', 'QuotaExceededError')

describe('a game is saved', () => {
  test('when the storage says so, and not before', async () => {
    const tab = await started()
    expect(tab.store.getState().kept).toBe(false)
    await until(tab, ({ kept }) => kept)
    expect(await keptSaves()).toHaveLength(1)
  })

  test('after every action, also those of bots', async () => {
    const tab = await started()
    await playOn(tab, (given) => given >= 3)
    await until(tab, (state) => isMyTurn(state) && state.kept)
    const [save] = await keptSaves()
    const actions = save?.record.actions ?? []
    expect(actions.length).toBeGreaterThan(3)
    expect(new Set(actions.map(({ seat }) => seat)).size).toBeGreaterThan(1)
  })

  test('with what the lobby needs to tell about it', async () => {
    const saved = await leftGame()
    const tab = await booted()
    expect(tab.store.getState().saved).toEqual(saved)
    expect(saved).toMatchObject({
      ruleSetId: 'worldwide',
      length: 'hand',
      seed: 'plum',
      round: 'E',
    })
  })

  test('until a new one takes its place', async () => {
    const old = await leftGame()
    const tab = await booted()
    await tab.actions.start({ ...REQUEST, seed: 'orchid' })
    await until(tab, ({ kept }) => kept)
    const saves = await keptSaves()
    expect(saves.map(({ record }) => record.seed)).toEqual(['orchid'])
    expect(saves[0]?.id).not.toBe(old.id)
  })

  test('and stays among the finished ones', async () => {
    const tab = await started()
    await playOn(tab)
    await until(tab, (state) => state.finishedGames.length === 1)
    await tab.actions.leave()
    expect(tab.store.getState().saved).toBeNull()
    await tab.actions.start({ ...REQUEST, seed: 'orchid' })
    await until(tab, ({ kept }) => kept)
    expect(await keptSaves()).toHaveLength(2)
  })
})

describe('a seed', () => {
  const seedOf = async (seed: string): Promise<string | null> => {
    const tab = await booted()
    const done = await tab.actions.start({ ...REQUEST, seed })
    return done ? gameOf(tab).record.seed : null
  }

  test('is what was typed, in any script', async () => {
    expect(await seedOf('春風 2024 🀄')).toBe('春風 2024 🀄')
  })

  test('is drawn anew for nothing typed: 26 characters of 32', async () => {
    const [one, other] = [await seedOf(''), await seedOf('')]
    expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(other).not.toBe(one)
  })

  test.each([
    ['too long', 'x'.repeat(65)],
    ['unprintable', 'a\u0007b'],
    ['two lines', 'a\nb'],
  ])('that is %s is refused, and nothing else happens', async (_name, seed) => {
    const tab = await booted()
    expect(await tab.actions.start({ ...REQUEST, seed })).toBe(false)
    expect(tab.store.getState().error).toEqual({ code: 'unreadable-seed', value: seed })
    expect(tab.store.getState().phase).toBe('lobby')
  })
})

describe('a storage that is blocked (U10)', () => {
  const block = () =>
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })

  test('lets the game start, be played, left, resumed and looked back on, and is told once', async () => {
    block()
    const tab = await booted()
    expect(tab.store.getState()).toMatchObject({
      phase: 'lobby',
      storage: 'blocked',
      storageNotice: true,
    })
    tab.actions.dismissStorageNotice()
    await tab.actions.start(REQUEST)
    await playOn(tab, (given) => given >= 4)
    const before = gameOf(tab)
    expect(tab.store.getState()).toMatchObject({ kept: false, storageNotice: false })
    await tab.actions.leave()
    expect(await tab.actions.resume()).toBe(true)
    expect(gameOf(tab).view.events.length).toBeGreaterThanOrEqual(before.view.events.length)
    await playOn(tab)
    await tab.actions.leave()
    const [finished] = tab.store.getState().finishedGames
    expect((await tab.actions.openFinished(finished?.id ?? ''))?.results).toHaveLength(1)
    expect(tab.store.getState().storageNotice).toBe(false)
    expect(problems().at(-1)?.code).toBe('save-failed')
  })

  test('is used again as soon as it opens', async () => {
    const blocked = block()
    const tab = await booted()
    await tab.actions.start(REQUEST)
    await playOn(tab, (given) => given >= 2)
    blocked.mockRestore()
    await playOn(tab, (given) => given >= 1)
    await until(tab, ({ kept }) => kept)
    expect(tab.store.getState().storage).toBe('ok')
    expect(await keptSaves()).toHaveLength(1)
  })
})

describe('a storage that is full (U10)', () => {
  test('lets the oldest finished games go', async () => {
    const ids = await finishedGames(20)
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    put.mockImplementation(() => {
      throw quota()
    })
    remove.mockImplementationOnce(function (this: IDBObjectStore, key) {
      put.mockRestore()
      return this.delete(key)
    })
    const tab = await started()
    await until(tab, ({ kept }) => kept)
    expect(tab.store.getState()).toMatchObject({ storage: 'ok', storageNotice: false })
    await tab.actions.leave()
    const left = tab.store.getState().finishedGames.map(({ id }) => id)
    expect(left).toEqual(ids.slice(0, 18))
  })

  test('is told when there is nothing to let go, and nothing is called saved', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw quota()
    })
    const tab = await started()
    await playOn(tab)
    expect(isOver(tab.store.getState())).toBe(true)
    expect(tab.store.getState()).toMatchObject({
      storage: 'full',
      storageNotice: true,
      kept: false,
    })
  })
})

test(`only the newest ${FINISHED_KEPT} finished games are kept`, async () => {
  const ids = await finishedGames(FINISHED_KEPT + 3)
  const tab = await started()
  await playOn(tab)
  await until(tab, ({ kept }) => kept)
  await tab.actions.leave()
  const left = tab.store.getState().finishedGames.map(({ id }) => id)
  expect(left).toHaveLength(FINISHED_KEPT)
  expect(left.slice(1)).toEqual(ids.slice(0, FINISHED_KEPT - 1))
})

describe('a save that cannot be read', () => {
  const edited = (text: unknown, change: (save: Record<string, unknown>) => void): string => {
    const save = JSON.parse(String(text)) as Record<string, unknown>
    change(save)
    return JSON.stringify(save)
  }

  const told = (
    problem: UnreadableSave['problem'],
    code: UnreadableSave['fault']['code'],
    field: unknown,
    value: unknown = '',
  ) => ({ problem, fault: { code, field, value } })

  const spoilers: [string, (text: string) => string, ReturnType<typeof told>][] = [
    ['cut off', (text) => text.slice(0, 500), told('not-json', 'not-json', 'save')],
    [
      'of another version',
      (text) => edited(text, (save) => (save['version'] = 2)),
      told('unknown-version', 'not-listed', 'version', '2'),
    ],
    [
      'without a field',
      (text) => edited(text, (save) => delete save['startedAt']),
      told('broken', 'missing-field', 'startedAt', 'undefined'),
    ],
    [
      'with a field that no save has',
      (text) => edited(text, (save) => (save['mood'] = 7)),
      told('broken', 'unknown-field', 'mood', '"mood"'),
    ],
    [
      'with a tile that does not exist',
      (text) => text.replace(/"tile":\d+/, '"tile":144'),
      told('broken', 'not-listed', expect.stringMatching(/^record\.actions\.\d+\.tile$/), '144'),
    ],
    [
      'with rules of another version',
      (text) => text.replace(/"rulesVersion":\d+/, '"rulesVersion":99'),
      told('unplayable', 'contradiction', 'rulesVersion', '99'),
    ],
    [
      'with moves that were never possible',
      (text) => text.replace('"type":"continue"', '"type":"peek"'),
      told('unplayable', 'illegal-action', 'actions[0]', expect.stringContaining('"peek"')),
    ],
  ]

  test.each(spoilers)(
    'as it is %s stays untouched, and is offered as a file',
    async (_name, spoiled, why) => {
      const { id } = await leftGame()
      const text = spoiled(String(await keptText(id)))
      await spoil(id, text)
      const tab = await booted()
      await tab.actions.resume()
      const { phase, saved, unreadable } = tab.store.getState()
      expect({ phase, saved }).toEqual({ phase: 'lobby', saved: null })
      expect(unreadable).toEqual([{ id, ...why }])
      await tab.actions.start({ ...REQUEST, seed: 'orchid' })
      await until(tab, ({ kept }) => kept)
      expect(await keptText(id)).toBe(text)
      expect(await tab.actions.exportUnreadable(id)).toEqual({ name: `sixteen-${id}.json`, text })
      await tab.actions.discardUnreadable(id)
      expect(tab.store.getState().unreadable).toEqual([])
      expect(await keptText(id)).toBeUndefined()
    },
  )

  test('is told when somebody wants to look back on it', async () => {
    const [id = ''] = await finishedGames(1)
    await spoil(id, 'nothing')
    const tab = await booted()
    expect(await tab.actions.openFinished(id)).toBeNull()
    const save = { id, ...told('not-json', 'not-json', 'save') }
    expect(tab.store.getState()).toMatchObject({
      error: { code: 'unreadable-save', save },
      finishedGames: [],
      unreadable: [save],
    })
  })

  test('does not hide an older one that can', async () => {
    const { id } = await leftGame()
    const newer = await leftGameBeside(id)
    await spoil(newer, 'nothing')
    const tab = await booted()
    expect(tab.store.getState().saved?.id).toBe(id)
  })
})

/** A second unfinished game, as a tab leaves it that saw another tab play the first. */
const leftGameBeside = async (id: string): Promise<string> => {
  const shelf = openShelf()
  const text = String(await keptText(id))
  const summary = JSON.parse(String((await shelf.list()).get(id))) as GameSummary
  const newer = JSON.stringify({ ...summary, id: 'newer', savedAt: summary.savedAt + 1 })
  await shelf.write({ id: 'newer', finished: false, game: text, summary: newer }, 'test')
  return 'newer'
}

test('a save that is gone is told so', async () => {
  const { id } = await leftGame()
  const tab = await booted()
  await openShelf().remove([id])
  expect(await tab.actions.resume()).toBe(false)
  expect(tab.store.getState()).toMatchObject({ error: { code: 'save-gone', id }, saved: null })
})
