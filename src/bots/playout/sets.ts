import type { MeldForm } from '../../engine/hand/meld'
import { isSuited, rankOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { changePlace } from './place'
import type { Place } from './place'

/** A claim of a discard: the set that it makes and the kinds that its seat takes from its hand for it. */
export type SetClaim = { readonly meld: MeldForm; readonly takes: readonly TileKind[] }

/** Where the two others of a chow stand from the tile claimed. */
const CHOWS = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const

const addChows = (claims: SetClaim[], counts: Uint8Array, kind: TileKind): void => {
  const rank = rankOf(kind)
  for (const [one, other] of CHOWS) {
    if (rank + one < 1 || rank + other > 9) continue
    const [lower, upper] = [(kind + one) as TileKind, (kind + other) as TileKind]
    if (counts[lower] === 0 || counts[upper] === 0) continue
    const tile = Math.min(kind, lower) as TileKind
    claims.push({ meld: { kind: 'chow', tile }, takes: [lower, upper] })
  }
}

const NO_CLAIMS: readonly SetClaim[] = []

/**
 * The chows and the pong that a hand could make with a discard; chows only where it is `next`. No kong: three alike
 * in hand are a set already, so that it never brings a hand nearer.
 */
export const setsWith = (
  { counts, closed }: Place,
  kind: TileKind,
  next: boolean,
): readonly SetClaim[] => {
  const held = counts[kind] as number
  const chows = next && isSuited(kind)
  if (closed || (held < 2 && !chows)) return NO_CLAIMS
  const claims: SetClaim[] = []
  if (held >= 2) claims.push({ meld: { kind: 'pong', tile: kind }, takes: [kind, kind] })
  if (chows) addChows(claims, counts, kind)
  return claims
}

const NO_SPECIALS: Place['specials'] = []

/** Makes the set of a claim. */
export const makeSet = (place: Place, { meld, takes }: SetClaim): void => {
  for (const kind of takes) changePlace(place, kind, -1)
  place.melds = [...place.melds, meld]
  place.specials = NO_SPECIALS
}

/** Asks something of a hand as a claim would leave it. */
export const afterClaim = <T>(place: Place, claim: SetClaim, ask: (place: Place) => T): T => {
  const { melds, specials } = place
  makeSet(place, claim)
  const answer = ask(place)
  place.melds = melds
  place.specials = specials
  for (const kind of claim.takes) changePlace(place, kind, 1)
  return answer
}

/** Declares a kong of the hand's own. */
export const makeKong = (place: Place, kong: MeldForm): void => {
  const added = kong.kind === 'kong' && kong.made === 'added'
  changePlace(place, kong.tile, added ? -1 : -4)
  const others = added
    ? place.melds.filter(({ kind, tile }) => kind !== 'pong' || tile !== kong.tile)
    : place.melds
  place.melds = [...others, kong]
  place.specials = NO_SPECIALS
}

/** Asks something of a hand as a kong of its own would leave it. */
export const afterKong = <T>(place: Place, kong: MeldForm, ask: (place: Place) => T): T => {
  const { melds, specials } = place
  const held = place.counts[kong.tile] as number
  makeKong(place, kong)
  const answer = ask(place)
  changePlace(place, kong.tile, held - (place.counts[kong.tile] as number))
  place.melds = melds
  place.specials = specials
  return answer
}
