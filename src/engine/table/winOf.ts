import type { DrawSource, Win, WinKind } from '../score/win'
import type { BySeat, Seat, Wind } from '../tiles/seat'
import { windOf } from '../tiles/seat'
import { kindOf } from '../tiles/tile'
import type { TileId, TileKind } from '../tiles/tile'
import { drawsOf, turnOf } from './history'
import type { RuleSet } from './ruleSet'
import type { Discard, Meld, WallCount } from './state'
import type { SeenEvent, SeenMeld } from './view'

/** What a state and a view have in common, and all that the scoring facts are made from. */
export type OpenTable = {
  readonly round: Wind
  readonly dealer: Seat
  readonly streak: number
  readonly wall: WallCount
  readonly events: readonly SeenEvent[]
  readonly players: BySeat<{
    readonly melds: readonly SeenMeld[]
    readonly flowers: readonly TileId[]
    readonly discards: readonly Discard[]
    readonly closed: boolean
  }>
}

/** What the four seats have discarded and melded. */
type Lying = { discards: number; claims: number; tiles: number }

const countLying = (players: OpenTable['players']): Lying => {
  const lying: Lying = { discards: 0, claims: 0, tiles: 0 }
  for (const { discards, melds } of players) {
    lying.discards += discards.length
    lying.claims += melds.length
    for (const { claimedBy } of discards) if (claimedBy === null) lying.tiles += 1
    for (const meld of melds) lying.tiles += meld.kind === 'hidden-kong' ? 4 : meld.tiles.length
  }
  return lying
}

const isLastTile = (rules: RuleSet, wall: WallCount, source: DrawSource): boolean => {
  const replacement = source === 'flower' || source === 'gong'
  return (
    rules.wall.ordinaryLeft(wall) <= 0 && (!replacement || rules.wall.replacementsLeft(wall) <= 0)
  )
}

/** How a tile comes to its winner: from the wall, or from another seat. */
export type Coming =
  | {
      readonly kind: Extract<WinKind, 'self-draw'>
      readonly source: DrawSource
      readonly gongChain: number
    }
  | { readonly kind: Exclude<WinKind, 'self-draw'>; readonly from: Seat }

/**
 * The scoring facts of a win that a seat has or might have with a tile.
 * `concealed`: its kinds in hand before that tile. The table may be a state or a view.
 */
export const winOf = (
  rules: RuleSet,
  table: OpenTable,
  seat: Seat,
  concealed: readonly TileKind[],
  winningTile: TileKind,
  coming: Coming,
): Win => {
  const { players, dealer } = table
  const selfDraw = coming.kind === 'self-draw'
  const source = selfDraw ? coming.source : 'wall'
  const gongChain = selfDraw ? coming.gongChain : 0
  const lying = countLying(players)
  return {
    concealed,
    melds: players[seat].melds.filter((meld): meld is Meld => meld.kind !== 'hidden-kong'),
    flowers: players[seat].flowers.map(kindOf),
    winningTile,
    kind: coming.kind,
    seat: windOf(seat, dealer),
    round: table.round,
    discarder: selfDraw ? null : windOf(coming.from, dealer),
    streak: table.streak,
    closed: players[seat].closed,
    source,
    gongChain,
    lastTile: coming.kind !== 'rob-gong' && isLastTile(rules, table.wall, source),
    discards: lying.discards + (coming.kind === 'rob-gong' ? 1 : 0),
    claims: lying.claims,
    tilesOnTable: lying.tiles,
    firstDraw: selfDraw && seat !== dealer && gongChain === 0 && drawsOf(table.events, seat) === 1,
  }
}

/** How the last tile that a seat drew came to it. */
export const comingByDraw = (events: readonly SeenEvent[], seat: Seat): Coming => {
  const { source, kongs } = turnOf(events, seat)
  const replacement = source === 'flower' || source === 'gong'
  return { kind: 'self-draw', source, gongChain: replacement ? kongs : 0 }
}
