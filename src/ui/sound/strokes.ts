import type { Cue } from './cues'

/** Wood on wood: a short hiss at `hiss` Hz over a body that rings at `pitch` Hz. Times in seconds. */
type Knock = {
  readonly after: number
  readonly level: number
  readonly pitch: number
  readonly hiss: number
  readonly length: number
}
/** A note that swells softly and fades. */
type Note = Omit<Knock, 'hiss'>

export type Stroke = Knock | Note

/** How much higher each variant of a sound is: no two tiles sound quite the same. */
const VARIANTS = [1, 1.07, 0.95, 1.12, 0.98, 1.04, 0.91] as const

const knock = (after: number, level: number, pitch = 460, hiss = 2700, length = 0.08): Knock => ({
  after,
  level,
  pitch,
  hiss,
  length,
})
const note = (after: number, level: number, pitch: number, length: number): Note => ({
  after,
  level,
  pitch,
  length,
})

/** So many light knocks within so many seconds, a little uneven. */
const rattle = (count: number, seconds: number, level: number, pitch: number): Knock[] =>
  Array.from({ length: count }, (_, at) => {
    const uneven = ((at * 7) % 5) / 5
    const after = ((at + uneven * 0.6) * seconds) / count
    return knock(after, level * (1 - uneven * 0.4), pitch * (1 + uneven * 0.3), 3600, 0.05)
  })

const phrase = (pitches: readonly number[], level: number): Note[] =>
  pitches.map((pitch, at) => note(at * 0.13, level, pitch, at === pitches.length - 1 ? 1.1 : 0.5))

/** What each cue is made of. Nothing but a win is louder than a discard. */
const STROKES: Readonly<Record<Cue, readonly Stroke[]>> = {
  wall: rattle(14, 0.5, 0.1, 420),
  dice: [...rattle(6, 0.3, 0.2, 950), knock(0.36, 0.14, 900), knock(0.44, 0.08, 940)],
  deal: [knock(0, 0.2, 430, 2300), knock(0.035, 0.16, 480, 2500)],
  draw: [knock(0, 0.16, 520, 2000, 0.06)],
  discard: [knock(0, 0.5)],
  close: [knock(0, 0.44), knock(0.13, 0.34, 330, 1800, 0.09)],
  flower: [knock(0, 0.24, 640, 3200, 0.07), note(0.02, 0.06, 1318, 0.35)],
  claim: [knock(0, 0.36, 500), knock(0.08, 0.44)],
  gong: [knock(0, 0.3, 420), knock(0.07, 0.34, 380), knock(0.15, 0.44, 250, 1700, 0.09)],
  win: phrase([392, 494, 587, 784, 988], 0.26),
  'other-win': phrase([392, 494, 587], 0.18),
  'drawn-hand': [note(0, 0.16, 330, 0.4), note(0.2, 0.16, 247, 0.7)],
  points: [note(0, 0.06, 1568, 0.12), note(0.07, 0.06, 1760, 0.12), note(0.14, 0.06, 2093, 0.2)],
}

/** The strokes of a cue, `turn` after turn in another variant. */
export const strokesOf = (cue: Cue, turn: number): readonly Stroke[] => {
  const higher = VARIANTS[turn % VARIANTS.length] ?? 1
  return STROKES[cue].map((stroke) =>
    'hiss' in stroke
      ? { ...stroke, pitch: stroke.pitch * higher, hiss: stroke.hiss / higher }
      : stroke,
  )
}
