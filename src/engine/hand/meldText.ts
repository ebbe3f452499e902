import { EngineError } from '../tiles/error'
import { parseTiles, printTiles } from '../tiles/notation'
import { isFlower, isSuited, suitIndexOf } from '../tiles/tile'
import type { TileKind } from '../tiles/tile'
import { kindsOf } from './meld'
import type { KongMade, MeldForm } from './meld'

const KONG_WORDS: Readonly<Record<KongMade, string>> = {
  claimed: 'gong',
  added: 'added-gong',
  concealed: 'concealed-gong',
}
const KONGS = Object.keys(KONG_WORDS) as KongMade[]

const isChow = ([low, middle, high]: readonly TileKind[]): boolean =>
  low !== undefined &&
  high !== undefined &&
  isSuited(high) &&
  suitIndexOf(low) === suitIndexOf(high) &&
  middle === low + 1 &&
  high === low + 2

const areAlike = (kinds: readonly TileKind[], size: number): boolean =>
  kinds.length === size && kinds.every((kind) => kind === kinds[0] && !isFlower(kind))

const formOf = (word: string, kinds: readonly TileKind[]): MeldForm | null => {
  const tile = kinds[0] as TileKind
  const made = KONGS.find((kong) => KONG_WORDS[kong] === word)
  if (word === 'chow') return kinds.length === 3 && isChow(kinds) ? { kind: 'chow', tile } : null
  if (word === 'pong') return areAlike(kinds, 3) ? { kind: 'pong', tile } : null
  return made !== undefined && areAlike(kinds, 4) ? { kind: 'kong', tile, made } : null
}

/** Reads a meld such as `chow 123m` or `concealed-gong 2222s`; throws an EngineError where it is none. */
export const parseMeld = (text: string, field: string): MeldForm => {
  const [word = '', tiles = '', ...more] = text.split(' ')
  const kinds = parseTiles(tiles, field).sort((a, b) => a - b)
  const meld = more.length === 0 ? formOf(word, kinds) : null
  if (meld === null) throw new EngineError('unreadable-meld', field, text)
  return meld
}

/** The text of a meld, as `chow 123m`. */
export const printMeld = (meld: MeldForm): string =>
  `${meld.kind === 'kong' ? KONG_WORDS[meld.made] : meld.kind} ${printTiles(kindsOf(meld))}`
