/** The 42 faces of a set, in the order of the text notation: characters, circles, bamboo, winds, dragons, flowers. */
export const TILE_TEXTS = [
  ...['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'],
  ...['1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p', '9p'],
  ...['1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'],
  ...['1z', '2z', '3z', '4z', '5z', '6z', '7z'],
  ...['1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f'],
] as const

declare const brand: unique symbol

/** A face, 0-41: its place in {@link TILE_TEXTS}. 0-33 can stand in a hand, 34-41 are flowers. */
export type TileKind = number & { readonly [brand]: 'TileKind' }

/** One of the 144 physical tiles, 0-143. Four ids a kind, one for each flower. */
export type TileId = number & { readonly [brand]: 'TileId' }

export const SUITS = ['characters', 'circles', 'bamboo'] as const
export type Suit = (typeof SUITS)[number]

export const FLOWER_COLOURS = ['blue', 'red'] as const
export type FlowerColour = (typeof FLOWER_COLOURS)[number]

export const TILE_COUNT = 144
/** Kinds below this one can stand in a hand. */
export const HAND_KINDS = 34
export const COPIES = 4

const FIRST_HONOUR = 27
const FIRST_DRAGON = 31
const FIRST_FLOWER_ID = HAND_KINDS * COPIES
const RANKS = 9

export const ALL_KINDS = TILE_TEXTS.map((_, kind) => kind as TileKind)
export const HAND_TILE_KINDS = ALL_KINDS.slice(0, HAND_KINDS)
export const ALL_TILES = Array.from({ length: TILE_COUNT }, (_, id) => id as TileId)

export const EAST = 27 as TileKind
export const WEST = 29 as TileKind
export const WHITE = 31 as TileKind
export const GREEN = 32 as TileKind
export const RED = 33 as TileKind

/** The face of a physical tile. */
export const kindOf = (id: TileId): TileKind =>
  (id < FIRST_FLOWER_ID ? id >> 2 : id - FIRST_FLOWER_ID + HAND_KINDS) as TileKind

/** The physical tiles that show a face: four, or one for a flower. */
export const tilesOf = (kind: TileKind): TileId[] =>
  isFlower(kind)
    ? [(kind - HAND_KINDS + FIRST_FLOWER_ID) as TileId]
    : [0, 1, 2, 3].map((copy) => (kind * COPIES + copy) as TileId)

export const isFlower = (kind: TileKind): boolean => kind >= HAND_KINDS
export const isSuited = (kind: TileKind): boolean => kind < FIRST_HONOUR
export const isHonour = (kind: TileKind): boolean => kind >= FIRST_HONOUR && kind < HAND_KINDS
export const isWind = (kind: TileKind): boolean => kind >= FIRST_HONOUR && kind < FIRST_DRAGON
export const isDragon = (kind: TileKind): boolean => kind >= FIRST_DRAGON && kind < HAND_KINDS
export const isTerminal = (kind: TileKind): boolean =>
  isSuited(kind) && (rankOf(kind) === 1 || rankOf(kind) === RANKS)

/** The number on the face: 1-9 of a suited tile, 1-4 of a wind or a flower, 1-3 of a dragon (white, green, red). */
export const rankOf = (kind: TileKind): number => {
  if (isFlower(kind)) return ((kind - HAND_KINDS) % 4) + 1
  if (isDragon(kind)) return kind - FIRST_DRAGON + 1
  return (kind % RANKS) + 1
}

/** The suit of a suited tile as 0-2 (characters, circles, bamboo), 3 for an honour, 4 for a flower. */
export const suitIndexOf = (kind: TileKind): number =>
  isFlower(kind) ? SUITS.length + 1 : Math.floor(kind / RANKS)

/** The suit of a suited tile, or null for an honour or a flower. */
export const suitOf = (kind: TileKind): Suit | null => SUITS[suitIndexOf(kind)] ?? null

/** Blue (plum, orchid, bamboo, chrysanthemum) or red (the seasons). */
export const flowerColourOf = (kind: TileKind): FlowerColour =>
  kind < HAND_KINDS + 4 ? 'blue' : 'red'
