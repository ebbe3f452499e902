import { kindsOf } from '../hand/meld'
import type { MeldForm } from '../hand/meld'
import { parseMeld } from '../hand/meldText'
import { EngineError } from '../tiles/error'
import type { ErrorCode } from '../tiles/error'
import { parseTiles, printTile } from '../tiles/notation'
import { COPIES, isFlower } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { textOf, textsOf } from './fields'
import type { Fields } from './fields'

const MOST_MELDS = 5

/** Where the tile of this place (from 0) stands in a tile text. */
const positionOf = (text: string, place: number): number =>
  [...text.matchAll(/\d/g)][place]?.index ?? 0

/** Reads tile text and refuses it, naming the position, where a tile does not belong there. */
const tilesOf = (
  text: string,
  field: string,
  code: ErrorCode,
  belongs: (kind: TileKind) => boolean,
): TileKind[] => {
  const kinds = parseTiles(text, field)
  const wrong = kinds.findIndex((kind) => !belongs(kind))
  if (wrong >= 0) throw new EngineError(code, field, text, positionOf(text, wrong))
  return kinds
}

/** The tiles of a field that may not hold flowers. */
export const handTilesOf = (fields: Fields, name: string, fallback?: string): TileKind[] =>
  tilesOf(textOf(fields, name, fallback), name, 'flower-in-hand', (kind) => !isFlower(kind))

/** The laid-down flowers of a field: flowers alone, each once. */
export const flowersOf = (fields: Fields, name: string): TileKind[] => {
  const text = textOf(fields, name, '')
  const flowers = tilesOf(text, name, 'not-a-flower', isFlower)
  const again = flowers.findIndex((flower, at) => flowers.indexOf(flower) < at)
  if (again >= 0) throw new EngineError('flower-twice', name, text, positionOf(text, again))
  return flowers
}

/** The melds of a field: five at most. */
export const meldsOf = (fields: Fields, name: string): MeldForm[] => {
  const texts = textsOf(fields, name, [])
  const melds = texts.map((text, at) => parseMeld(text, `${name}[${at}]`))
  if (melds.length > MOST_MELDS) throw new EngineError('too-many-melds', name, texts)
  return melds
}

/** Throws where the tiles read from a field are of none of the allowed numbers. */
export const checkSize = (
  fields: Fields,
  name: string,
  tiles: readonly TileKind[],
  sizes: readonly number[],
): void => {
  if (!sizes.includes(tiles.length)) throw new EngineError('wrong-tile-count', name, fields[name])
}

/** Throws, naming the field and the tile, where the fields together hold a kind five times. */
export const checkCopies = (byField: Readonly<Record<string, readonly TileKind[]>>): void => {
  const seen = new Map<TileKind, number>()
  for (const [field, kinds] of Object.entries(byField)) {
    for (const kind of kinds) {
      const copies = (seen.get(kind) ?? 0) + 1
      if (copies > COPIES) throw new EngineError('too-many-copies', field, printTile(kind))
      seen.set(kind, copies)
    }
  }
}

/** The tiles of all melds. */
export const tilesOfMelds = (melds: readonly MeldForm[]): TileKind[] => melds.flatMap(kindsOf)
