import { EngineError } from './error'
import { isFlower, TILE_TEXTS } from './tile'
import type { TileKind } from './tile'

const SUIT_LETTERS = 'mpszf'
const kindByText = new Map<string, TileKind>(
  TILE_TEXTS.map((text, kind) => [text, kind as TileKind]),
)

/** The text of one face, as `3m`. */
export const printTile = (kind: TileKind): string => TILE_TEXTS[kind] as string

/**
 * Reads tile text such as `123m55z1f` (digits, then their suit letter; no spaces).
 * Throws an EngineError that names the field, the whole text and the position of the first fault.
 */
export const parseTiles = (text: string, field: string): TileKind[] => {
  const kinds: TileKind[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter >= '0' && letter <= '9') continue
    if (!SUIT_LETTERS.includes(letter) || at === from) {
      throw new EngineError('unreadable-tiles', field, text, at)
    }
    for (; from < at; from += 1) {
      const kind = kindByText.get(text.charAt(from) + letter)
      if (kind === undefined) throw new EngineError('unreadable-tiles', field, text, from)
      kinds.push(kind)
    }
    from = at + 1
  }
  if (from < text.length) throw new EngineError('unreadable-tiles', field, text, from)
  return kinds
}

/** Reads the text of exactly one tile that can stand in a hand. */
export const parseHandTile = (text: string, field: string): TileKind => {
  const kinds = parseTiles(text, field)
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) {
    throw new EngineError('one-tile-expected', field, text)
  }
  if (isFlower(kind)) throw new EngineError('flower-in-hand', field, text)
  return kind
}

/** The canonical text of any number of faces: sorted, one letter a suit, as `123m55z`. */
export const printTiles = (kinds: readonly TileKind[]): string => {
  const texts = kinds.toSorted((a, b) => a - b).map(printTile)
  return texts
    .map((text, i) => (texts[i + 1]?.charAt(1) === text.charAt(1) ? text.charAt(0) : text))
    .join('')
}
