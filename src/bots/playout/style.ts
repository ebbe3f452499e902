import type { BySeat } from '../../engine/tiles/seat'
import type { Deal } from './world'
import type { Worths } from './worth'

/** How a seat plays, from a single pass over its own hand and what lies on the table. */
export type Style = {
  /** Counts the tiles on the table; without, it goes by its own hand alone. */
  readonly watches: boolean
  /** Keeps honours and ends as long as it can, as if they were worth most. */
  readonly hoards: boolean
  /** Claims whatever brings it nearer, or only what leads to a hand worth having. */
  readonly claims: 'nearer' | 'worth'
  /** Once ready: waits for what is worth most, and closes only if that is worth anything. */
  readonly prices: boolean
  /**
   * Discards for what its draws may lead to: where hands close, once it is one tile from ready; where they do not, always,
   * and weighed against the danger.
   */
  readonly plans: boolean
  /** What danger counts against width among discards that leave the hand equally near: copies for certain loss. */
  readonly caution: number
}

/** The plainest way: nearest to ready, then most tiles to come; closes as soon as it is ready. */
export const PLAIN: Style = {
  watches: true,
  hoards: false,
  claims: 'nearer',
  prices: false,
  plans: false,
  caution: 0,
}

/** A deal with everybody's way to play it. */
export type Playout = {
  readonly deal: Deal
  readonly worths: Worths
  readonly styles: BySeat<Style>
}
