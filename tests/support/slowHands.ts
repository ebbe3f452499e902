import type { MeldForm } from '../../src/engine/hand/meld'
import { kindsOf } from '../../src/engine/hand/meld'
import type { Shape } from '../../src/engine/hand/reading'
import { HAND_TILE_KINDS, isHonour, isSuited, isTerminal } from '../../src/engine/tiles/tile'
import type { TileKind } from '../../src/engine/tiles/tile'

/** The tiles without the given ones, or null when one of them is not there. */
const without = (tiles: readonly TileKind[], taken: readonly number[]): TileKind[] | null => {
  const rest = [...tiles]
  for (const kind of taken) {
    const at = rest.indexOf(kind as TileKind)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/** Takes the lowest tile's pong or chow off, every way, until nothing is left. */
const areSets = (tiles: readonly TileKind[]): boolean => {
  const low = tiles.toSorted((a, b) => a - b)[0]
  if (low === undefined) return true
  const chow = isSuited(low) && low % 9 < 7 ? [[low, low + 1, low + 2]] : []
  return [[low, low, low], ...chow].some((set) => {
    const rest = without(tiles, set)
    return rest !== null && areSets(rest)
  })
}

const pairAndSets = (tiles: readonly TileKind[]): boolean =>
  HAND_TILE_KINDS.some((kind) => {
    const rest = without(tiles, [kind, kind])
    return rest !== null && areSets(rest)
  })

const copies = (tiles: readonly TileKind[], kind: TileKind): number =>
  tiles.filter((tile) => tile === kind).length

/** Takes a pong off, then pairs, one by one. */
const pongAndPairs = (tiles: readonly TileKind[], pairsOfOneKind: number): boolean =>
  HAND_TILE_KINDS.some((pong) => {
    const rest = without(tiles, [pong, pong, pong])
    if (rest === null) return false
    return HAND_TILE_KINDS.every((kind) => {
      const count = copies(rest, kind)
      return count % 2 === 0 && count / 2 <= pairsOfOneKind
    })
  })

const thirteenOrphans = (tiles: readonly TileKind[]): boolean => {
  const orphans = HAND_TILE_KINDS.filter((kind) => isTerminal(kind) || isHonour(kind))
  return orphans.some((doubled) => {
    const rest = without(tiles, [...orphans, doubled])
    return rest !== null && areSets(rest)
  })
}

const sixteenOrphans = (tiles: readonly TileKind[]): boolean =>
  [...new Set(tiles)].some((doubled) => {
    const rest = without(tiles, [doubled]) as TileKind[]
    if (!rest.includes(doubled)) return false
    const honours = rest.filter(isHonour)
    const suits = [0, 1, 2].map((suit) =>
      rest.filter((kind) => isSuited(kind) && Math.floor(kind / 9) === suit),
    )
    const apart = suits.every(
      (suit) =>
        suit.length === 3 &&
        suit.every((a, i) => suit.every((b, j) => i === j || Math.abs(a - b) >= 3)),
    )
    return apart && honours.length === 7 && new Set(honours).size === 7
  })

const SLOW: Record<Shape, (tiles: readonly TileKind[]) => boolean> = {
  standard: pairAndSets,
  'pairs-and-pong': (tiles) => pongAndPairs(tiles, 2),
  'different-pairs-and-pong': (tiles) => pongAndPairs(tiles, 1),
  'thirteen-orphans': thirteenOrphans,
  'sixteen-orphans': sixteenOrphans,
}

/** Whether tiles complete a hand, worked out by taking sets off one by one. */
export const slowlyComplete = (
  shapes: readonly Shape[],
  tiles: readonly TileKind[],
  meldCount: number,
): boolean =>
  tiles.length === 17 - 3 * meldCount &&
  shapes.some((shape) => (shape === 'standard' || meldCount === 0) && SLOW[shape](tiles))

/** Waits by trying each of the 34 kinds. */
export const slowWaits = (
  shapes: readonly Shape[],
  tiles: readonly TileKind[],
  melds: readonly MeldForm[],
): TileKind[] =>
  HAND_TILE_KINDS.filter(
    (kind) =>
      copies([...tiles, ...melds.flatMap(kindsOf)], kind) < 4 &&
      slowlyComplete(shapes, [...tiles, kind], melds.length),
  )
