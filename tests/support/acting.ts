import type { Action, Choice, Move, Refusal, WinWorth } from '../../src/engine/table/action'
import type { PayReason } from '../../src/engine/table/event'
import { choicesOf, legalActions, seatsOwing } from '../../src/engine/table/legal'
import { seatOfPlayer } from '../../src/engine/table/seating'
import type { Meld } from '../../src/engine/table/state'
import { step } from '../../src/engine/table/step'
import { parseHandTile, parseTiles, printTile, printTiles } from '../../src/engine/tiles/notation'
import type { BySeat, Seat } from '../../src/engine/tiles/seat'
import { kindOf } from '../../src/engine/tiles/tile'
import type { TileId, TileKind } from '../../src/engine/tiles/tile'
import type { Table } from './rigged'

/** What a seat does, as `0 discards 5m`, `1 chows 46m`, `2 kongs 9s` (its own), `3 passes`. */
export type Sentence = `${Seat} ${string}`

const heldTile = ({ state }: Table, seat: Seat, text: string): TileId => {
  const { concealed, drawn } = state.players[seat]
  if (text === 'what it drew' && drawn !== null) return drawn
  const kind = parseHandTile(text, 'tile')
  if (drawn !== null && kindOf(drawn) === kind) return drawn
  const tile = concealed.find((one) => kindOf(one) === kind)
  if (tile === undefined) throw new Error(`${seat} holds no ${text}`)
  return tile
}

const ownKong = ({ state }: Table, seat: Seat, text: string): Move => {
  const kind = parseHandTile(text, 'tile')
  const ponged = state.players[seat].melds.some((meld) => meld.tile === kind)
  return { type: ponged ? 'added-kong' : 'concealed-kong', kind }
}

const moveOf = (table: Table, seat: Seat, verb: string, rest: string): Move => {
  switch (verb) {
    case 'discards':
      return { type: 'discard', tile: heldTile(table, seat, rest), close: false }
    case 'closes':
      return {
        type: 'discard',
        tile: heldTile(table, seat, rest.replace('with ', '')),
        close: true,
      }
    case 'chows': {
      const [a, b] = parseTiles(rest, 'with') as [TileKind, TileKind]
      return { type: 'chow', with: [a, b] }
    }
    case 'kongs':
      return rest === '' ? { type: 'kong' } : ownKong(table, seat, rest)
    case 'shows':
      return { type: 'show-west' }
    case 'pongs':
    case 'wins':
    case 'continues':
    case 'peeks':
      return { type: verb.slice(0, -1) as 'pong' | 'win' | 'continue' | 'peek' }
    case 'passes':
      return { type: 'pass' }
    default:
      throw new Error(`No seat ever ${verb}`)
  }
}

/** The action that a sentence speaks of, as an answer to the present question. */
export const actionOf = (table: Table, sentence: Sentence): Action => {
  const [, seat, verb = '', rest = ''] = /^([0-3]) (\w+) ?(.*)$/.exec(sentence) ?? []
  const who = Number(seat) as Seat
  return { ...moveOf(table, who, verb, rest), seat: who, offer: table.state.stage.offer }
}

const take = (table: Table, action: Action): void => {
  const { state, events } = step(table.rules, table.state, action)
  table.state = state
  table.facts = [...table.facts, ...events]
}

const idlePass = (table: Table): void => {
  while (table.state.stage.stage === 'claiming') {
    const seat = seatsOwing(table.state).find((one) => table.idle.includes(one))
    if (seat === undefined) return
    take(table, { type: 'pass', seat, offer: table.state.stage.offer })
  }
}

/** Lets seats act in turn; throws when one may not. Idle seats pass. */
export const act = (table: Table, ...sentences: readonly Sentence[]): Table => {
  table.facts = []
  for (const sentence of sentences) {
    take(table, actionOf(table, sentence))
    idlePass(table)
  }
  return table
}

const textOf = ({ action }: Choice): string => {
  switch (action.type) {
    case 'chow':
      return `chow ${printTiles(action.with)}`
    case 'concealed-kong':
    case 'added-kong':
      return `${action.type} ${printTile(action.kind)}`
    case 'discard':
      return `${action.close ? 'close' : 'discard'} ${printTile(kindOf(action.tile))}`
    default:
      return action.type
  }
}

/** What a seat may do now, discards left out. */
export const offers = ({ rules, state }: Table, seat: Seat): string[] =>
  choicesOf(rules, state, seat)
    .filter(({ action, refused }) => action.type !== 'discard' && refused === null)
    .map(textOf)

/** The kinds that a seat may discard now, with or without closing. */
export const discardable = ({ rules, state }: Table, seat: Seat, close = false): string => {
  const kinds = legalActions(rules, state, seat).flatMap((action) =>
    action.type === 'discard' && action.close === close ? [kindOf(action.tile)] : [],
  )
  return printTiles([...new Set(kinds)])
}

/** What a seat's tiles make possible but the rules refuse, with the reason. */
export const refusals = ({ rules, state }: Table, seat: Seat): Record<string, Refusal> =>
  Object.fromEntries(
    choicesOf(rules, state, seat).flatMap((choice) =>
      choice.refused === null ? [] : [[textOf(choice), choice.refused]],
    ),
  )

/** What the win that a seat may declare is worth, or null. */
export const worthOfWin = ({ rules, state }: Table, seat: Seat): WinWorth | null =>
  choicesOf(rules, state, seat).find(({ action }) => action.type === 'win')?.worth ?? null

/** Who owes an answer, in seat order. */
export const asked = ({ state }: Table): Seat[] => seatsOwing(state).toSorted((a, b) => a - b)

/** The ids of the rows that a hand's wins were paid for, winner by winner, with their points. */
export const rowsOf = ({ state }: Table): Record<string, number>[] =>
  (state.finished.at(-1)?.wins ?? []).map(({ sheet }) =>
    Object.fromEntries((sheet?.lines ?? []).map(({ id, points }) => [id, points])),
  )

/** The seat of the person, who starts each hand. */
export const person = ({ state }: Table): Seat => seatOfPlayer(state.seating, 0)

/** What changed hands in the last thing done. */
export const paid = ({ facts }: Table): [PayReason, BySeat<number>][] =>
  facts.flatMap((event) => (event.event === 'pay' ? [[event.reason, event.deltas]] : []))

/** The facts of the last thing done, by name. */
export const happened = ({ facts }: Table): string[] => facts.map(({ event }) => event)

/** A seat's concealed tiles, in text. */
export const handOf = ({ state }: Table, seat: Seat): string =>
  printTiles(state.players[seat].concealed.map(kindOf))

/** The tile that a seat drew last in its turn, in text. */
export const drawnBy = ({ state }: Table, seat: Seat): string | null => {
  const { drawn } = state.players[seat]
  return drawn === null ? null : printTile(kindOf(drawn))
}

const meldText = (meld: Meld): string => {
  const made = meld.kind === 'kong' ? `${meld.made} kong` : meld.kind
  return `${made} ${printTiles(meld.tiles.map(kindOf))}`
}

/** A seat's melds, as `pong 777z`, `claimed kong 5555p`. */
export const meldsOf = ({ state }: Table, seat: Seat): string[] =>
  state.players[seat].melds.map(meldText)

/** The tiles lying in front of a seat, in the order in which they were discarded. */
export const riverOf = ({ state }: Table, seat: Seat): string[] =>
  state.players[seat].discards
    .filter(({ claimedBy }) => claimedBy === null)
    .map(({ tile }) => printTile(kindOf(tile)))

/** How many tiles are left in the wall. */
export const leftInWall = ({ state: { wall } }: Table): number =>
  wall.line.length - wall.front - wall.back
