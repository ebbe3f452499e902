import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CUES } from '../../../src/ui/sound/cues'
import { createPlayer } from '../../../src/ui/sound/player'
import type { Player } from '../../../src/ui/sound/player'
import { fakeAudio } from '../../support/fakeAudio'

let audio = fakeAudio()
let player: Player

beforeEach(() => {
  audio = fakeAudio()
  player = createPlayer(100)
})
afterEach(() => {
  player.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const touch = () => fireEvent.pointerDown(document.body)
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  fireEvent(document, new Event('visibilitychange'))
}
/** What a cue adds to what sounds. */
const heard = (...cue: Parameters<Player['ring']>) => {
  const before = audio.started.length
  player.ring(...cue)
  audio.context.currentTime += 1
  return audio.started.slice(before)
}
const loudest = (cue: Parameters<Player['ring']>[0]): number =>
  Math.max(...heard(cue).map(({ level }) => level))

test.each([
  ['a touch', touch],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
])('nothing sounds before the first gesture, and everything from %s on', (_, gesture) => {
  expect(heard('discard')).toEqual([])
  expect(audio.opened).not.toHaveBeenCalled()
  gesture()
  expect(audio.opened).toHaveBeenCalledTimes(1)
  expect(audio.started).toEqual([])
  expect(heard('discard')).not.toEqual([])
})

test('who has touched the page on the way to the table hears the first sound there', () => {
  player.close()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  player = createPlayer(100)
  expect(heard('dice')).not.toEqual([])
})

test.each(CUES.filter((cue) => cue !== 'win'))(
  '%s is heard, and is not louder than a discard',
  (cue) => {
    touch()
    const discard = loudest('discard')
    const level = loudest(cue)
    expect(level).toBeGreaterThan(0)
    expect(level).toBeLessThanOrEqual(discard)
  },
)

test('a tile is one sound, a claim is two', () => {
  touch()
  const tile = heard('discard').length
  expect(heard('draw')).toHaveLength(tile)
  expect(heard('claim')).toHaveLength(2 * tile)
})

test('a sound comes when it was asked for', () => {
  touch()
  const now = audio.context.currentTime
  expect(heard('draw', 170)[0]?.at).toBeCloseTo(now + 0.17)
})

test('moves made all at once are no burst', () => {
  touch()
  player.ring('discard')
  const one = audio.started.length
  for (let move = 0; move < 10; move += 1) player.ring('discard')
  expect(audio.started).toHaveLength(one)
})

test('a hidden tab is silent, breaks off what is about to sound, and brings nothing back', () => {
  touch()
  heard('deal', 500)
  const [out] = audio.outs
  hide(true)
  expect(out?.disconnect).toHaveBeenCalled()
  expect(audio.context.suspend).toHaveBeenCalled()
  expect(heard('discard')).toEqual([])
  const before = audio.started.length
  hide(false)
  expect(audio.started).toHaveLength(before)
  expect(heard('discard')).not.toEqual([])
})

test('half way on the slider is a quarter of the gain', () => {
  touch()
  player.setVolume(50)
  expect(audio.outs[0]?.gain.setValueAtTime).toHaveBeenLastCalledWith(0.25, expect.any(Number))
})
