import type { Choice, Move } from '../../src/engine/table/action'
import type { Discard, Meld } from '../../src/engine/table/state'
import type { PlayerView, SeenEvent, SeenPlayer } from '../../src/engine/table/view'
import { parseTiles } from '../../src/engine/tiles/notation'
import { bySeat } from '../../src/engine/tiles/seat'
import type { Seat } from '../../src/engine/tiles/seat'
import { ALL_TILES, isFlower, kindOf, TILE_COUNT, tilesOf } from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'

/**
 * A set of 144 tiles from which a test takes what it lays on the table, by name or whatever is left; throws
 * when a fifth copy is taken.
 */
export const tileSet = () => {
  const taken = new Set<TileId>()
  const take = (text: string): TileId[] =>
    parseTiles(text, 'tiles').map((kind) => {
      const free = tilesOf(kind).find((id) => !taken.has(id))
      if (free === undefined) throw new Error(`No tile is left of ${text}`)
      taken.add(free)
      return free
    })
  const some = (count: number): TileId[] => {
    const free = ALL_TILES.filter((id) => !taken.has(id) && !isFlower(kindOf(id)))
    const spread = free.toSorted((a, b) => ((a * 37) % 101) - ((b * 37) % 101)).slice(0, count)
    for (const id of spread) taken.add(id)
    return spread
  }
  return { take, one: (text: string): TileId => take(text)[0] as TileId, some }
}

export const lying = (tiles: readonly TileId[]): Discard[] =>
  tiles.map((tile) => ({ tile, drawn: false, close: false, claimedBy: null }))

type Claimed = { readonly tile: TileId; readonly from: Seat } | null

/** A set of three or four alike; the claimed tile is the one named. */
export const alike = (
  tiles: readonly TileId[],
  claimed: Claimed,
  made: 'claimed' | 'added' | 'concealed' = 'claimed',
): Meld => {
  const tile = kindOf(tiles[0] as TileId)
  return tiles.length === 3
    ? { kind: 'pong', tile, tiles, claimed }
    : { kind: 'kong', tile, made, tiles, claimed }
}

/** A run; the claimed tile is the one named. */
export const run = (tiles: readonly TileId[], claimed: Claimed): Meld => ({
  kind: 'chow',
  tile: Math.min(...tiles.map(kindOf)) as Meld['tile'],
  tiles,
  claimed,
})

const nobody: SeenPlayer = {
  count: 16,
  melds: [],
  flowers: [],
  discards: [],
  closed: false,
}

/** A player with nothing on the table but what is named. */
export const player = (over: Partial<SeenPlayer> = {}): SeenPlayer => ({ ...nobody, ...over })

const started: readonly SeenEvent[] = [
  { event: 'hand-started', hand: 0, round: 'E', dealer: 0, streak: 0, line: [] },
  { event: 'dice', seat: 0, dice: [2, 3, 5] },
  { event: 'dealt' },
]

/** What seat 0, the dealer, sees just after the deal of the first hand, but for what is named. */
export const viewOf = ({
  wall = { front: 65, back: 4 },
  ...over
}: Partial<PlayerView> = {}): PlayerView => ({
  ruleSetId: 'worldwide',
  options: {},
  seat: 0,
  length: 'round',
  hand: 0,
  round: 'E',
  dealer: 0,
  streak: 0,
  pool: 0,
  scores: [0, 0, 0, 0],
  wall,
  drawsLeft: TILE_COUNT - wall.front - wall.back,
  own: { closed: false, concealed: [], drawn: null },
  players: bySeat(() => player()),
  events: started,
  stage: { stage: 'acting', seat: 0 },
  choices: [],
  finished: [],
  ...over,
})

/** Something that seat 0 may do. */
export const choice = (
  move: Move,
  { refused = null, worth = null, offer = 7 }: Partial<Choice> & { offer?: number } = {},
): Choice => ({ action: { ...move, seat: 0, offer }, refused, worth })

/** Every tile of a hand, to be discarded with and without Closing. */
export const discardsOf = (tiles: readonly TileId[], closing = false, offer = 7): Choice[] =>
  [false, ...(closing ? [true] : [])].flatMap((close) =>
    tiles.map((tile) => choice({ type: 'discard', tile, close }, { offer })),
  )
