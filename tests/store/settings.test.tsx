import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { problems } from '../../src/store/log'
import { defaultSettings, preferredLanguage, readSettings } from '../../src/store/settings'
import { openSettings } from '../../src/store/settingsStore'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  [['zh-HK'], 'zh-Hant'],
  [['zh-TW', 'en'], 'zh-Hant'],
  [['zh-Hant'], 'zh-Hant'],
  [['zh'], 'zh-Hant'],
  [['zh-CN'], 'zh-Hant'],
  [['zh-Hans'], 'zh-Hant'],
  [['en-GB', 'zh-TW'], 'en'],
  [['fr-FR', 'zh-TW'], 'zh-Hant'],
  [['fr-FR', 'de'], 'en'],
  [['zha'], 'en'],
  [[], 'en'],
])('a browser that prefers %j is spoken to in %s', (wishes, language) => {
  expect(preferredLanguage(wishes)).toBe(language)
})

describe('stored settings', () => {
  const defaults = defaultSettings(['zh-HK'])

  test('keep what makes sense, field by field', () => {
    const stored = { language: 'en', speed: 'warp', theme: 'dark', sort: 'yes', colour: 'green' }
    expect(readSettings(stored, defaults)).toEqual({ ...defaults, language: 'en', theme: 'dark' })
  })

  test.each([
    [true, 'live'],
    [false, 'off'],
  ])('that marked ready discards or not (%s) now advise %s', (discardHint, advice) => {
    expect(readSettings({ discardHint }, defaults)).toMatchObject({ advice })
    expect(readSettings({ discardHint, advice: 'after' }, defaults)).toMatchObject({
      advice: 'after',
    })
  })

  test.each([null, 7, 'dark', [], undefined])('are the defaults for %j', (stored) => {
    expect(readSettings(stored, defaults)).toEqual(defaults)
  })
})

describe('the stored last game', () => {
  const defaults = defaultSettings(['en'])
  const read = (lastGame: unknown) => readSettings({ lastGame }, defaults).lastGame

  test('is a counted East round of Worldwide until one was played', () => {
    const first = { ruleSetId: 'worldwide', length: 'round', practice: false }
    expect(defaults.lastGame).toMatchObject(first)
    for (const stored of [undefined, null, 7, 'club', []]) expect(read(stored)).toMatchObject(first)
  })

  test('keeps what makes sense, field by field', () => {
    const stored = { ruleSetId: 'nanjing', length: 'game', practice: 'yes', houseRules: 3 }
    expect(read(stored)).toEqual({ ...defaults.lastGame, length: 'game' })
  })

  test('has everybody play normally until somebody is chosen, one by one', () => {
    expect(defaults.lastGame.levels).toEqual(['normal', 'normal', 'normal'])
    expect(read({ levels: ['expert', 'greedy', 'beginner'] }).levels).toEqual([
      'expert',
      'normal',
      'beginner',
    ])
    expect(read({ levels: 'expert' }).levels).toEqual(defaults.lastGame.levels)
  })

  test('keeps the house rules that can be, one by one', () => {
    const taiwan = { base: 300, perTai: -5, multipleWinners: true, colour: 'green' }
    const { houseRules } = read({ houseRules: { taiwan, club: { minimum: 'high' }, mars: {} } })
    expect(houseRules).toEqual({
      worldwide: {},
      club: { minimum: 'none' },
      taiwan: { base: 300, perTai: 20, multipleWinners: true },
      tsumo: {},
    })
  })
})

describe('the settings', () => {
  test('are there again at the next visit', () => {
    openSettings().setState({ speed: 'fast', language: 'zh-Hant' })
    expect(openSettings().getState()).toMatchObject({ speed: 'fast', language: 'zh-Hant' })
  })

  test.each([
    ['lies open on a wide screen', true],
    ['is folded where it would cover the rivers', false],
  ])('advice %s until somebody decides', (_, matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    expect(openSettings().getState().adviceOpen).toBe(matches)
    localStorage.setItem('sixteen.settings', JSON.stringify({ adviceOpen: !matches }))
    expect(openSettings().getState().adviceOpen).toBe(!matches)
    vi.unstubAllGlobals()
  })

  test('start from the defaults when what is stored is no JSON', () => {
    localStorage.setItem('sixteen.settings', '{"speed":')
    const state = openSettings().getState()
    const { adviceOpen } = state
    expect(state).toEqual({ ...defaultSettings(navigator.languages), adviceOpen })
    expect(problems().at(-1)?.code).toBe('settings-unreadable')
  })

  test('can be changed where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const settings = openSettings()
    settings.setState({ theme: 'dark' })
    expect(settings.getState().theme).toBe('dark')
    expect(problems().at(-1)?.code).toBe('save-failed')
  })
})
