import type { Player } from './player'

let player: Player | null = null

/** Lets a cue sound, where there is sound. */
export const ring: Player['ring'] = (cue, after) => player?.ring(cue, after)

/** Breaks off what sounds and what is about to. */
export const silence = (): void => player?.silence()

/** Sets who makes the sounds from here on; null for silence. */
export const soundBy = (next: Player | null): void => {
  if (player !== next) player?.close()
  player = next
}

export const setVolume = (volume: number): void => player?.setVolume(volume)
