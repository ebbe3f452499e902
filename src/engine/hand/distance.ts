import { HAND_KINDS } from '../tiles/tile'
import type { Counts } from './counts'
import { kernel, merge } from './kernel'
import type { MeldForm } from './meld'
import { lackOf, openHand } from './openHand'
import type { Shape } from './reading'
import { MAX_SETS, NEVER, WITH_PAIR } from './shortfall'
import { levelsOf, specialLack } from './specialLacks'

const keyOf = (counts: Counts, first: number, end: number): number => {
  let key = 0
  for (let kind = end - 1; kind >= first; kind -= 1) key = key * 5 + (counts[kind] as number)
  return key
}

/** What a hand without melds lacks in the standard shape. */
const standardLack = (counts: Counts): number => {
  const tables = kernel()
  const { suits, honours } = tables
  const characters = suits[keyOf(counts, 0, 9)] as number
  const circles = suits[keyOf(counts, 9, 18)] as number
  const bamboo = suits[keyOf(counts, 18, 27)] as number
  const others = honours[keyOf(counts, 27, HAND_KINDS)] as number
  const all = merge(tables, merge(tables, characters, circles), merge(tables, bamboo, others))
  return tables.lacks[all * WITH_PAIR + MAX_SETS] as number
}

/**
 * The least number of exchanges (draw a tile, discard one; melds stay) after which the hand is ready in one of
 * the shapes: 0 ready, −1 complete. Takes 16 or 17 tiles less three a meld; special shapes count only without
 * melds. A kind that the hand holds four times, melds counted, is never drawn.
 */
export const distanceOf = (
  shapes: readonly Shape[],
  counts: Counts,
  melds: readonly MeldForm[],
): number => {
  if (melds.length > 0) return lackOf(openHand(shapes, counts, melds)) - 1
  let least = shapes.includes('standard') ? standardLack(counts) : NEVER
  if (shapes.length === 1 && least !== NEVER) return least - 1
  const levels = levelsOf(counts)
  for (const shape of shapes) {
    if (shape !== 'standard') least = Math.min(least, specialLack(shape, levels, least))
  }
  return least - 1
}
