import { EngineError } from '../tiles/error'
import { parseHandTile, printTile, printTiles } from '../tiles/notation'
import { WINDS } from '../tiles/seat'
import { printMeld } from '../hand/meldText'
import { fieldsOf, flagOf, listedOf, textOf, wholeOf } from './fields'
import type { Fields } from './fields'
import { checkCopies, checkSize, flowersOf, handTilesOf, meldsOf, tilesOfMelds } from './handFields'
import { DRAW_SOURCES, WIN_KINDS } from './win'
import type { Win, WinKind } from './win'

/** The fields of a scoring record, in the order in which they are written. */
export const RECORD_FIELDS = [
  'ruleset',
  'options',
  'concealed',
  'melds',
  'flowers',
  'winningTile',
  'win',
  'seat',
  'round',
  'discarder',
  'streak',
  'closed',
  'source',
  'gongChain',
  'lastTile',
  'discards',
  'claims',
  'tilesOnTable',
  'firstDraw',
] as const

/** House rules as a record names them. */
export type RecordOptions = Readonly<Record<string, string | number | boolean>>

/** A scoring record: a win, and the rule set that it is to be scored by. */
export type ScoringRecord = {
  readonly ruleset: string
  readonly options: RecordOptions
  readonly win: Win
}

/** The house rules that change what a hand is worth. */
const OPTION_READERS: Readonly<Record<string, (fields: Fields, name: string) => string | number>> =
  { minimum: textOf, base: wholeOf, perTai: wholeOf }

const optionsOf = (fields: Fields): RecordOptions => {
  if (!Object.hasOwn(fields, 'options')) return {}
  const names = Object.keys(OPTION_READERS)
  const options = fieldsOf(fields['options'], 'options', names, 'options.')
  const read: Record<string, string | number> = {}
  for (const [name, reader] of Object.entries(OPTION_READERS)) {
    const field = `options.${name}`
    if (Object.hasOwn(options, field)) read[name] = reader(options, field)
  }
  return read
}

type Tiles = Pick<Win, 'concealed' | 'melds' | 'flowers' | 'winningTile'>

const FEWEST_FLOWERS_TO_WIN = 7

/** Whoever wins by flowers before its first turn holds sixteen tiles, the last replacement counted. */
const winsInDeal = (fields: Fields, melds: readonly unknown[], flowers: readonly unknown[]) =>
  fields['win'] === 'self-draw' &&
  fields['source'] === 'flower' &&
  fields['seat'] !== WINDS[0] &&
  melds.length === 0 &&
  flowers.length >= FEWEST_FLOWERS_TO_WIN

const handOf = (fields: Fields): Tiles => {
  const concealed = handTilesOf(fields, 'concealed')
  const melds = meldsOf(fields, 'melds')
  const flowers = flowersOf(fields, 'flowers')
  const winningTile = parseHandTile(textOf(fields, 'winningTile'), 'winningTile')
  const sizes = winsInDeal(fields, melds, flowers) ? [15, 16] : [16 - 3 * melds.length]
  checkSize(fields, 'concealed', concealed, sizes)
  checkCopies({ concealed, melds: tilesOfMelds(melds), winningTile: [winningTile] })
  return { concealed, melds, flowers, winningTile }
}

const discarderOf = (fields: Fields, kind: WinKind, seat: Win['seat']): Win['discarder'] => {
  if (kind === 'self-draw') {
    textOf(fields, 'discarder', '')
    return null
  }
  const discarder = listedOf(fields, 'discarder', WINDS)
  if (discarder === seat) throw new EngineError('own-discard', 'discarder', discarder)
  return discarder
}

type Drawing = Pick<Win, 'source' | 'gongChain' | 'lastTile' | 'firstDraw'>

/** Where the tile came from; what says nothing about this kind of win is left out once its type is read. */
const drawingOf = (fields: Fields, kind: WinKind, { melds, flowers }: Tiles): Drawing => {
  const source = listedOf(fields, 'source', DRAW_SOURCES, 'wall')
  const gongChain = wholeOf(fields, 'gongChain', source === 'gong' ? 1 : 0)
  const lastTile = flagOf(fields, 'lastTile', false) && kind !== 'rob-gong'
  const firstDraw = flagOf(fields, 'firstDraw', false) && kind === 'self-draw'
  const contradicts = (name: string, value: unknown) =>
    new EngineError('contradiction', name, value)
  if (kind !== 'self-draw') {
    if (source !== 'wall') throw contradicts('source', source)
    return { source, gongChain: 0, lastTile, firstDraw }
  }
  if (source === 'flower' && flowers.length === 0) throw contradicts('source', source)
  const kongs = melds.filter((meld) => meld.kind === 'kong').length
  const most = source === 'flower' || source === 'gong' ? kongs : 0
  const least = source === 'gong' ? 1 : 0
  if (gongChain < least || gongChain > most) throw contradicts('gongChain', gongChain)
  return { source, gongChain, lastTile, firstDraw }
}

const claimsOf = (fields: Fields, { melds }: Tiles): number => {
  const claims = wholeOf(fields, 'claims', melds.length)
  if (claims < melds.length) throw new EngineError('contradiction', 'claims', claims)
  return claims
}

const winOf = (fields: Fields): Win => {
  const tiles = handOf(fields)
  const kind = listedOf(fields, 'win', WIN_KINDS)
  const seat = listedOf(fields, 'seat', WINDS)
  return {
    ...tiles,
    kind,
    seat,
    round: listedOf(fields, 'round', WINDS),
    discarder: discarderOf(fields, kind, seat),
    streak: wholeOf(fields, 'streak', 0),
    closed: flagOf(fields, 'closed', false),
    ...drawingOf(fields, kind, tiles),
    discards: wholeOf(fields, 'discards', 30),
    claims: claimsOf(fields, tiles),
    tilesOnTable: wholeOf(fields, 'tilesOnTable', 40),
  }
}

/**
 * Reads a scoring record, whatever its rule set. Throws an EngineError that names field and value, and
 * the position in a tile text, where it is malformed.
 */
export const readRecord = (value: unknown): ScoringRecord => {
  const fields = fieldsOf(value, 'record', RECORD_FIELDS)
  return { ruleset: textOf(fields, 'ruleset'), options: optionsOf(fields), win: winOf(fields) }
}

/** Writes a win as a scoring record: every field that says something, and no house rules of play. */
export const printRecord = (ruleset: string, options: RecordOptions, win: Win): object => {
  const { kind, discarder, ...facts } = win
  const written: Record<string, unknown> = {
    ruleset,
    options: Object.fromEntries(
      Object.entries(options).filter(([name]) => Object.hasOwn(OPTION_READERS, name)),
    ),
    ...facts,
    concealed: printTiles(win.concealed),
    melds: win.melds.map(printMeld),
    flowers: printTiles(win.flowers),
    winningTile: printTile(win.winningTile),
    win: kind,
    ...(discarder === null ? {} : { discarder }),
  }
  const said = RECORD_FIELDS.filter((name) => Object.hasOwn(written, name))
  return Object.fromEntries<unknown>(said.map((name) => [name, written[name]]))
}
