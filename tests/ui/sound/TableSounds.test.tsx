import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenEvent } from '../../../src/engine/table/view'
import type { TileId } from '../../../src/engine/tiles/tile'
import type { Game } from '../../../src/store/gameTypes'
import { changeSettings, settingsStore } from '../../../src/store/settingsStore'
import { SoundSettings } from '../../../src/ui/settings/SoundSettings'
import { TableSounds } from '../../../src/ui/sound/TableSounds'
import { fakeAudio } from '../../support/fakeAudio'
import { gameOf } from '../../support/game'
import { renderWithText, withText } from '../../support/text'
import { tileSet } from '../../support/views'

const [tile] = tileSet().take('5s') as [TileId]
const discard: SeenEvent = { event: 'discard', seat: 1, tile, drawn: true, close: false }

let audio = fakeAudio()
const speak = vi.fn<(said: { text: string; lang: string }) => void>()

/** Gives the device voices; `remote` ones are not its own. */
const giveVoices = (...voices: readonly { lang: string; localService: boolean }[]) => {
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: vi.fn<() => void>(),
    speak,
  })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
}

beforeEach(() => {
  audio = fakeAudio()
  speak.mockReset()
  changeSettings({ volume: 70, muted: false, spoken: false, speed: 'normal', language: 'en' })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const first = gameOf({})
const next = (step: number, ...events: SeenEvent[]): Game => ({ ...first, step, events })

/** Sits at the table, touches it, and lets steps happen. */
const sit = async (language: 'en' | 'zh-Hant' = 'en') => {
  changeSettings({ language })
  const rules = { id: 'worldwide', options: {} }
  const { rerender } = renderWithText(<TableSounds game={next(1, discard)} />, language, rules)
  await act(() => import('../../../src/ui/sound/player'))
  await act(async () => {})
  fireEvent.pointerDown(document.body)
  return (game: Game) => rerender(withText(<TableSounds game={game} />, language, rules))
}

test('a discard makes one sound, once', async () => {
  const show = await sit()
  expect(audio.started).toEqual([])
  show(next(2, discard))
  const one = audio.started.length
  expect(one).toBeGreaterThan(0)
  show(next(2, discard))
  expect(audio.started).toHaveLength(one)
})

test('V turns the sound off and on', async () => {
  const show = await sit()
  fireEvent.keyDown(document.body, { key: 'v' })
  expect(settingsStore.getState().muted).toBe(true)
  show(next(2, discard))
  expect(audio.started).toEqual([])
  expect(audio.context.close).toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'v' })
  expect(settingsStore.getState().muted).toBe(false)
})

test('a browser without audio plays on in silence', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const show = await sit()
  expect(() => show(next(2, discard))).not.toThrow()
})

test.each([
  ['en', 'en-GB', '5 Bamboo'],
  ['zh-Hant', 'zh-HK', '五索'],
] as const)('in %s a local voice says the discard when asked to', async (language, lang, said) => {
  giveVoices({ lang: 'zh-TW', localService: true }, { lang, localService: true })
  const show = await sit(language)
  show(next(2, discard))
  expect(speak).not.toHaveBeenCalled()
  changeSettings({ spoken: true })
  show(next(3, discard))
  expect(speak).toHaveBeenCalledTimes(1)
  expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: said, lang })
})

test('a voice that is not of this device never speaks, and is not offered', async () => {
  giveVoices({ lang: 'en-GB', localService: false })
  changeSettings({ spoken: true })
  const show = await sit()
  show(next(2, discard))
  expect(speak).not.toHaveBeenCalled()
  renderWithText(<SoundSettings />)
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveValue('70')
  expect(screen.queryByRole('switch', { name: /aloud/ })).toBeNull()
})

test('where the device has a voice, speaking is offered', () => {
  giveVoices({ lang: 'en-GB', localService: true })
  renderWithText(<SoundSettings />)
  fireEvent.click(screen.getByRole('switch', { name: 'Say discards and claims aloud' }))
  expect(settingsStore.getState().spoken).toBe(true)
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '30' } })
  expect(settingsStore.getState().volume).toBe(30)
})
