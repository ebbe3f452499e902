import { kindsOf } from '../../engine/hand/meld'
import { HAND_TILE_KINDS, isHonour, suitIndexOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Hand } from './hand'

/** What a hand grows towards, and which kinds serve it: one suit with honours, sets of alike, or nothing of that. */
export type Leaning = {
  readonly towards: 'suit' | 'pongs' | 'none'
  readonly serves: (kind: TileKind) => boolean
}

/** Tiles of the suit and honours that make a hand lean to it, and pairs and pongs that make it lean to those. */
const SUIT_TILES = 12
const PAIRS = 6

const suitLeaning = ({ counts, melds }: Hand): Leaning | null => {
  const laid = melds.flatMap(kindsOf)
  for (const suit of [0, 1, 2]) {
    const serves = (kind: TileKind): boolean => isHonour(kind) || suitIndexOf(kind) === suit
    if (!laid.every(serves)) continue
    let tiles = laid.length
    for (const kind of HAND_TILE_KINDS) if (serves(kind)) tiles += counts[kind] as number
    if (tiles >= SUIT_TILES) return { towards: 'suit', serves }
  }
  return null
}

const pongLeaning = ({ counts, melds }: Hand): Leaning | null => {
  const pairs = counts.filter((held) => held >= 2).length
  if (melds.some(({ kind }) => kind === 'chow') || pairs + melds.length < PAIRS) return null
  return { towards: 'pongs', serves: (kind) => (counts[kind] as number) >= 2 }
}

/** What the hand leans to. */
export const leaningOf = (hand: Hand): Leaning =>
  suitLeaning(hand) ?? pongLeaning(hand) ?? { towards: 'none', serves: () => true }
