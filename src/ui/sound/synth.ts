import type { Cue } from './cues'
import { strokesOf } from './strokes'
import type { Stroke } from './strokes'

/** Where sounds are made: the context, where they go, and a second of noise. */
export type Studio = {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
}

const KNOCK_ATTACK = 0.001
const NOTE_ATTACK = 0.02
const SILENT = 0.0001
/** A band of noise is so much quieter than a tone of the same level. */
const HISS_GAIN = 1.6
const BODY_SHARE = 0.6

/** A second of noise, the same in every visit. */
export const makeNoise = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let at = 0; at < samples.length; at += 1) {
    state = Math.imul(state, 1_664_525) + 1_013_904_223
    samples[at] = (state >> 8) / 0x80_00_00
  }
  return buffer
}

/** A gain that rises to a level and fades away. */
const fading = (
  { context, out }: Studio,
  at: number,
  level: number,
  attack: number,
  end: number,
) => {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(level, at + attack)
  gain.gain.exponentialRampToValueAtTime(SILENT, end)
  gain.connect(out)
  return gain
}

const tone = (
  { context }: Studio,
  type: OscillatorType,
  pitch: number,
  [start, end]: readonly [number, number],
  into: AudioNode,
): void => {
  const oscillator = context.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(pitch, start)
  oscillator.connect(into)
  oscillator.start(start)
  oscillator.stop(end)
}

const hiss = (
  { context, noise }: Studio,
  pitch: number,
  [start, end]: readonly [number, number],
  into: AudioNode,
): void => {
  const source = context.createBufferSource()
  source.buffer = noise
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(pitch, start)
  source.connect(band)
  band.connect(into)
  source.start(start, pitch % 0.7)
  source.stop(end)
}

const strike = (studio: Studio, stroke: Stroke, at: number): void => {
  const start = at + stroke.after
  const end = start + stroke.length
  const { level, pitch } = stroke
  if (!('hiss' in stroke)) {
    const swell = fading(studio, start, level, NOTE_ATTACK, end)
    tone(studio, 'triangle', pitch, [start, end], swell)
    return
  }
  const body = fading(studio, start, level * BODY_SHARE, KNOCK_ATTACK, end)
  tone(studio, 'sine', pitch, [start, end], body)
  const short = start + stroke.length / 2
  hiss(
    studio,
    stroke.hiss,
    [start, short],
    fading(studio, start, level * HISS_GAIN, KNOCK_ATTACK, short),
  )
}

/** Lets a cue sound at a time of the context, in seconds; `turn` chooses its variant. */
export const sound = (studio: Studio, cue: Cue, at: number, turn: number): void => {
  for (const stroke of strokesOf(cue, turn)) strike(studio, stroke, at)
}
