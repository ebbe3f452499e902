import type { TableEvent } from '../../src/engine/table/event'
import type { Discard, Meld } from '../../src/engine/table/state'
import { seatAfter } from '../../src/engine/tiles/seat'
import type { Seat } from '../../src/engine/tiles/seat'
import { kindOf } from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'
import type { TileBox } from './tileBox'

/** A meld on the table, and the events that it may have come from. */
export type LaidMeld = { readonly meld: Meld; readonly events: readonly TableEvent[] }

const MELD = /^(chow|pong|gong|added-gong|concealed-gong) (\S+?)(?: from ([0-3]))?$/

const concealedKong = (seat: Seat, tiles: readonly TileId[]): LaidMeld => {
  const tile = kindOf(tiles[0] as TileId)
  return {
    meld: { kind: 'kong', made: 'concealed', tile, tiles, claimed: null },
    events: [
      { event: 'concealed-kong', seat, tiles },
      { event: 'replacement', seat, tile: tiles[0] as TileId },
    ],
  }
}

const claimedMeld = (
  seat: Seat,
  made: 'chow' | 'pong' | 'gong' | 'added-gong',
  tiles: readonly TileId[],
  from: Seat,
): LaidMeld => {
  const [tile, , , fourth] = tiles as [TileId, TileId, TileId, TileId]
  const shared = { tile: kindOf(tile), tiles, claimed: { tile, from } }
  const discard = { event: 'discard', seat: from, tile, drawn: false, close: false } as const
  const taken = { seat, tile, with: tiles.slice(1, made === 'gong' ? 4 : 3), from }
  const replacement = { event: 'replacement', seat, tile } as const
  switch (made) {
    case 'chow':
    case 'pong':
      return { meld: { kind: made, ...shared }, events: [discard, { event: made, ...taken }] }
    case 'gong':
      return {
        meld: { kind: 'kong', made: 'claimed', ...shared },
        events: [discard, { event: 'kong', ...taken }, replacement],
      }
    case 'added-gong': {
      const added = { event: 'added-kong', seat, tile: fourth } as const
      return {
        meld: { kind: 'kong', made: 'added', ...shared },
        events: [discard, { event: 'pong', ...taken }, added, replacement],
      }
    }
  }
}

/** Lays down melds in text, as `pong 777z from 0, concealed-gong 2222s`. */
export const layMelds = (box: TileBox, seat: Seat, text: string | undefined): LaidMeld[] =>
  (text?.split(', ') ?? []).map((one) => {
    const [, made, tiles = '', from] = MELD.exec(one) ?? []
    if (made === 'concealed-gong') return concealedKong(seat, box.take(tiles))
    if (made === undefined || from === undefined) throw new Error(`No meld: ${one}`)
    const how = made as Parameters<typeof claimedMeld>[1]
    return claimedMeld(seat, how, box.take(tiles), Number(from) as Seat)
  })

/** Tiles that were drawn and thrown in turn, the last one by the seat before `turn`. */
export const bury = (tiles: readonly TileId[], turn: Seat): TableEvent[] =>
  tiles.flatMap((tile, i): TableEvent[] => {
    const seat = seatAfter(turn, i - tiles.length)
    return [
      { event: 'draw', seat, tile, source: 'wall' },
      { event: 'discard', seat, tile, drawn: true, close: false },
    ]
  })

/** The discards of a seat, as such events tell them. */
export const discardsIn = (events: readonly TableEvent[], seat: Seat): Discard[] =>
  events.flatMap((event, i) => {
    if (event.event !== 'discard' || event.seat !== seat) return []
    const { tile, drawn, close } = event
    const next = events[i + 1]
    const claimedBy = next !== undefined && 'from' in next ? next.seat : null
    return [{ tile, drawn, close, claimedBy }]
  })
