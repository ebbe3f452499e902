import type { TileKind } from '../tiles/tile'

/** How a kong came about: from a discard, by a fourth tile on an exposed pong, or all four drawn. */
export type KongMade = 'claimed' | 'added' | 'concealed'

/** A declared set by its kinds alone; `tile` is the lowest of a chow. */
export type MeldForm =
  | { readonly kind: 'chow'; readonly tile: TileKind }
  | { readonly kind: 'pong'; readonly tile: TileKind }
  | { readonly kind: 'kong'; readonly tile: TileKind; readonly made: KongMade }

/** Whether a meld was made with a claimed tile: every meld but a concealed kong. */
export const isExposed = (meld: MeldForm): boolean =>
  meld.kind !== 'kong' || meld.made !== 'concealed'

/** Whether a meld is a kong made by claiming a discard or by adding to an exposed pong. */
export const isOpenKong = (meld: MeldForm): boolean => meld.kind === 'kong' && isExposed(meld)

/** The faces of a meld: three, or four of a kong. */
export const kindsOf = (meld: MeldForm): TileKind[] => {
  if (meld.kind === 'chow') return [0, 1, 2].map((step) => (meld.tile + step) as TileKind)
  return Array.from({ length: meld.kind === 'kong' ? 4 : 3 }, () => meld.tile)
}
