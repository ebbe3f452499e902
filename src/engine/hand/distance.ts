import type { Counts } from './counts'
import { highKey, honourKey, lowKey } from './keys'
import { kernel, suitClass } from './kernel'
import type { MeldForm } from './meld'
import { lackOf, openHand } from './openHand'
import type { Shape } from './reading'
import { MAX_SETS, NEVER, WITH_PAIR } from './shortfall'
import { levelsOf, specialLack } from './specialLacks'

/**
 * The distance to ready in the standard shape alone, beside so many melds: 0 ready, −1 complete. Looks at nothing
 * but the counts: a copy that lies in a meld counts as one that may still come. Allocates nothing.
 */
export const standardDistance = (counts: Counts, melds: number): number => {
  const tables = kernel()
  const { honours, merged, closed, lacks } = tables
  const characters = suitClass(tables, lowKey(counts, 0), highKey(counts, 0))
  const circles = suitClass(tables, lowKey(counts, 9), highKey(counts, 9))
  const bamboo = suitClass(tables, lowKey(counts, 18), highKey(counts, 18))
  const others = honours[honourKey(counts)] as number
  const one = merged[characters * closed + circles] as number
  const other = merged[bamboo * closed + others] as number
  const all = merged[one * closed + other] as number
  return (lacks[all * WITH_PAIR + MAX_SETS - melds] as number) - 1
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
  if (shapes.length === 1 && shapes[0] === 'standard') return standardDistance(counts, 0)
  let least = shapes.includes('standard') ? standardDistance(counts, 0) + 1 : NEVER
  const levels = levelsOf(counts)
  for (const shape of shapes) {
    if (shape !== 'standard') least = Math.min(least, specialLack(shape, levels, least))
  }
  return least - 1
}
