import { vi } from 'vitest'

/** A source that was started: when, in seconds of the context's clock, and how loud it is at most. */
type Started = { readonly at: number; readonly level: number }

/** A time-value curve that remembers how high it goes. */
const param = () => {
  let peak = 0
  const rise = (value: number): void => {
    peak = Math.max(peak, value)
  }
  return {
    peak: () => peak,
    setValueAtTime: vi.fn<(value: number, at: number) => void>(rise),
    linearRampToValueAtTime: rise,
    exponentialRampToValueAtTime: rise,
  }
}

/** A node that knows where it leads, so that a source finds the gain that shapes it. */
const node = <Extra extends object>(extra: Extra) => {
  const made = {
    ...extra,
    into: null as { level?: () => number; into: unknown } | null,
    connect: (next: never) => {
      made.into = next
    },
    disconnect: vi.fn<() => void>(),
  }
  return made
}

const levelOf = (from: { into: unknown; level?: () => number } | null): number =>
  from === null ? 0 : (from.level?.() ?? levelOf(from.into as typeof from))

/** Puts an audio context in place of the browser's; answers what it was made to do. */
export const fakeAudio = () => {
  const started: Started[] = []
  const outs: ReturnType<typeof gain>[] = []
  const gain = () => {
    const level = param()
    return node({ gain: level, level: level.peak })
  }
  const source = () => {
    const made = node({
      frequency: param(),
      start: (at: number) => void started.push({ at, level: levelOf(made) }),
      stop: () => {},
    })
    return made
  }
  const context = {
    state: 'suspended',
    currentTime: 1,
    sampleRate: 100,
    destination: node({}),
    createGain: () => {
      const made = gain()
      outs.push(made)
      return made
    },
    createOscillator: source,
    createBufferSource: source,
    createBiquadFilter: () => node({ frequency: param() }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    resume: vi.fn<() => void>(() => {
      context.state = 'running'
    }),
    suspend: vi.fn<() => void>(() => {
      context.state = 'suspended'
    }),
    close: vi.fn<() => void>(),
  }
  const opened = vi.fn<() => typeof context>(function open() {
    return context
  })
  vi.stubGlobal('AudioContext', opened)
  return { context, opened, started, outs }
}
