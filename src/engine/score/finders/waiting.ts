import { readingsOf } from '../../hand/readings'
import { isSuited, rankOf, suitIndexOf } from '../../tiles/tile'
import type { TileKind } from '../../tiles/tile'
import type { Facts } from '../facts'
import { pairOf, tilesOfSet } from '../facts'
import type { Finder } from '../pattern'
import { metTogether, metWhen } from '../pattern'

const EYES: readonly number[] = [2, 5, 8]

const isEye = (kind: TileKind): boolean => isSuited(kind) && EYES.includes(rankOf(kind))

/** The pair is 2, 5 or 8. */
export const eyesInPair: Finder = (facts) => {
  const pair = pairOf(facts)
  return metTogether(isEye(pair), [[pair, pair]])
}

/** Of seven pairs none is the eyes: the winning tile is 2, 5 or 8 instead. */
export const eyesInPairOrWinningTile: Finder = (facts) => {
  const { win, reading } = facts
  if (reading.shape !== 'pairs-and-pong') return eyesInPair(facts)
  return metTogether(isEye(win.winningTile), [[win.winningTile]])
}

/** Exactly one kind of tile could have won. */
export const oneWait: Finder = ({ waits }) => metWhen(waits.length === 1)

/** Three kinds of tile or more could have won. */
export const threeWaits: Finder = ({ waits }) => metWhen(waits.length >= 3)

/** Two waits, both of them pairs: one grew into the pong, the other is a pair of the hand. */
export const waitedOnTwoPairs: Finder = ({ win, waits, reading }) => {
  const { joined, sets, pairs } = reading
  const pong = typeof joined === 'number' ? sets[joined] : undefined
  const other = waits.find((kind) => kind !== win.winningTile)
  if (waits.length !== 2 || pong?.kind !== 'pong' || other === undefined) return null
  return metTogether(pairs.includes(other), [tilesOfSet(pong), [other, other]])
}

const isThreeApart = (low: TileKind, high: TileKind): boolean =>
  high === low + 3 && isSuited(high) && suitIndexOf(low) === suitIndexOf(high)

/**
 * Whether two waits finish much the same hand: four sets and a pair beside one chow grown from the same two
 * tiles, or four sets beside two pairs of which one becomes a pong.
 */
const finishAlike = ({ win }: Facts, low: TileKind, high: TileKind): boolean =>
  readingsOf(['standard'], { ...win, winningTile: low, drawn: true }).some(
    ({ sets, pairs, joined }) => {
      const grown = typeof joined === 'number' ? sets[joined] : undefined
      if (grown?.kind === 'chow') return grown.tile === low && isThreeApart(low, high)
      return grown?.kind === 'pong' && pairs.includes(high)
    },
  )

/** Three waits or more, or two whose finished hands differ in more than one chow or the choice of pair. */
export const waitsOnDifferentHands: Finder = (facts) => {
  const [low, high] = facts.waits
  if (facts.waits.length !== 2 || low === undefined || high === undefined) return threeWaits(facts)
  return metWhen(!finishAlike(facts, low, high))
}
