import type { Cue } from './cues'
import { makeNoise, sound } from './synth'
import type { Studio } from './synth'

/** What starts closer to another sound than this is left out: many moves at once make no burst. */
const APART = 0.03
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const
const FULL = 100

export type Player = {
  /** Lets a cue sound so many ms from now; nothing is kept for later where that cannot be. */
  readonly ring: (cue: Cue, after?: number) => void
  /** 0-100. */
  readonly setVolume: (volume: number) => void
  /** Breaks off whatever sounds or is about to. */
  readonly silence: () => void
  readonly close: () => void
}

type Output = Studio & { readonly context: AudioContext; readonly out: GainNode }

/** Ears hear in ratios: half way on the slider shall sound half as loud. */
const gainOf = (volume: number): number => (volume / FULL) ** 2

const newOut = (context: AudioContext, volume: number): GainNode => {
  const out = context.createGain()
  out.gain.setValueAtTime(gainOf(volume), 0)
  out.connect(context.destination)
  return out
}

const openOutput = (volume: number): Output => {
  const context = new AudioContext({ latencyHint: 'interactive' })
  return { context, out: newOut(context, volume), noise: makeNoise(context) }
}

/** Whether the person has touched the page: before, it keeps silent. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? false

/** Makes the sounds of the table, from the person's first gesture on and only while the page is in view. */
export const createPlayer = (firstVolume: number): Player => {
  let volume = firstVolume
  let output: Output | null = null
  let turn = 0
  let last = 0

  const wake = (): void => {
    output ??= openOutput(volume)
    if (output.context.state !== 'running') void output.context.resume()
  }
  const silence = (): void => {
    if (!output) return
    output.out.disconnect()
    output = { ...output, out: newOut(output.context, volume) }
    last = 0
  }
  const watch = (): void => {
    if (!document.hidden) {
      if (output) wake()
      return
    }
    silence()
    void output?.context.suspend()
  }

  for (const gesture of GESTURES) window.addEventListener(gesture, wake, { passive: true })
  document.addEventListener('visibilitychange', watch)
  if (wasTouched()) wake()

  return {
    ring: (cue, after = 0) => {
      if (!output || output.context.state !== 'running' || document.hidden) return
      const at = output.context.currentTime + after / 1000
      if (Math.abs(at - last) < APART) return
      last = at
      turn += 1
      sound(output, cue, at, turn)
    },
    setVolume: (changed) => {
      volume = changed
      output?.out.gain.setValueAtTime(gainOf(changed), output.context.currentTime)
    },
    silence,
    close: () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, wake)
      document.removeEventListener('visibilitychange', watch)
      void output?.context.close()
    },
  }
}
