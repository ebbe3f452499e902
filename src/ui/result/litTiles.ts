import type { TileKind } from '../../engine/tiles/tile'
import type { ShownGroup } from './shownHand'

/** Places of tiles as `group:tile`. */
export type Lit = ReadonlySet<string>

export const litKey = (group: number, tile: number): string => `${group}:${tile}`

type Place = { readonly key: string; readonly kind: TileKind }

const placesOf = (groups: readonly ShownGroup[]): Place[][] =>
  groups.map(({ tiles }, group) =>
    tiles.map(({ kind }, tile) => ({ key: litKey(group, tile), kind })),
  )

/** Takes the kinds of `wanted` that the places show, each tile once; answers what was found. */
const take = (places: readonly Place[], wanted: TileKind[]): Place[] =>
  places.filter(({ kind }) => {
    const at = wanted.indexOf(kind)
    if (at >= 0) wanted.splice(at, 1)
    return at >= 0
  })

/** The tiles of one award: whole groups first, those not yet lit before the others; then single tiles. */
const litByAward = (groups: readonly Place[][], award: readonly TileKind[], lit: Set<string>) => {
  const wanted = [...award]
  const fresh = (group: readonly Place[]) => Number(group.some(({ key }) => lit.has(key)))
  const rest = groups
    .toSorted((a, b) => fresh(a) - fresh(b))
    .filter((group) => {
      const left = [...wanted]
      if (take(group, left).length < group.length) return true
      take(group, wanted)
      group.forEach(({ key }) => lit.add(key))
      return false
    })
  take(rest.flat(), wanted).forEach(({ key }) => lit.add(key))
}

/** Where the tiles that earn a line stand in a hand as it is shown. */
export const litTiles = (
  groups: readonly ShownGroup[],
  awards: readonly (readonly TileKind[])[],
): Lit => {
  const lit = new Set<string>()
  for (const award of awards) litByAward(placesOf(groups), award, lit)
  return lit
}
