import type { Page } from '@playwright/test'
import { build } from 'vite'
import { CUES } from '../../src/ui/sound/cues'
import type { Cue } from '../../src/ui/sound/cues'
import type * as Synth from '../../src/ui/sound/synth'
import { expect, test } from './support/page'

const VARIANTS = 7

/** What makes the sounds, as a script that leaves it in `synth`. */
const synthScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/ui/sound/synth.ts', formats: ['iife'], name: 'synth' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const [chunk] = bundle?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('The sounds are not built')
  return chunk.code
}

type Levels = { readonly peak: number; readonly rms: number }

/** Renders a cue in the browser: its highest sample, and the loudest twentieth of a second of it. */
const levelsOf = async (page: Page, cue: Cue, turn: number): Promise<Levels> =>
  page.evaluate(
    async ([cue, turn]) => {
      const { synth } = globalThis as unknown as { synth: typeof Synth }
      const context = new OfflineAudioContext(1, 2 * 44_100, 44_100)
      const studio = { context, out: context.destination, noise: synth.makeNoise(context) }
      synth.sound(studio, cue, 0.01, turn)
      const samples = (await context.startRendering()).getChannelData(0)
      const part = 2205
      let peak = 0
      let rms = 0
      for (let from = 0; from + part <= samples.length; from += part) {
        const heard = samples.subarray(from, from + part)
        peak = Math.max(peak, ...heard.map(Math.abs))
        rms = Math.max(rms, Math.sqrt(heard.reduce((sum, x) => sum + x * x, 0) / part))
      }
      return { peak, rms }
    },
    [cue, turn] as const,
  )

const WINS: readonly Cue[] = ['win', 'other-win']

test('nothing but a win is louder than a discard, and nothing is cut off', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(await synthScript())
  const measured = async (cue: Cue): Promise<Levels> => {
    const all: Levels[] = []
    for (let turn = 0; turn < VARIANTS; turn += 1) all.push(await levelsOf(page, cue, turn))
    return {
      peak: Math.max(...all.map(({ peak }) => peak)),
      rms: Math.max(...all.map(({ rms }) => rms)),
    }
  }
  const discard = await measured('discard')
  expect(discard.peak).toBeLessThan(1)
  for (const cue of CUES.filter((cue) => cue !== 'discard' && !WINS.includes(cue))) {
    const { peak, rms } = await measured(cue)
    expect(peak, `peak of ${cue}`).toBeGreaterThan(0.01)
    expect(peak, `peak of ${cue}`).toBeLessThanOrEqual(discard.peak)
    expect(rms, `loudness of ${cue}`).toBeLessThanOrEqual(discard.rms)
  }
  const win = await measured('win')
  expect(win.peak).toBeLessThan(1)
  expect(win.rms).toBeGreaterThan(discard.rms)
})
