import { SEATS } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { HAND_KINDS, isFlower, kindOf, TILE_COUNT } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { GameState } from './state'

/** What must hold after every decision of every game. */
export const INVARIANTS = [
  'each tile lies in one place',
  'points and pool sum to nothing',
  'hands have their size',
  'counts agree with tiles',
  'flowers lie on the table',
] as const
export type Invariant = (typeof INVARIANTS)[number]

// Written anew by every check: simulations check after every action.
const found = new Uint8Array(TILE_COUNT)
const left = new Int8Array(HAND_KINDS)

/** How many different tiles lie anywhere. */
const differentTiles = ({ wall, players }: GameState): number => {
  found.fill(0)
  for (let at = wall.front; at < wall.line.length - wall.back; at += 1) {
    found[wall.line[at] as TileId] = 1
  }
  for (const { concealed, flowers, melds, discards } of players) {
    for (const tile of concealed) found[tile] = 1
    for (const tile of flowers) found[tile] = 1
    for (const { tiles } of melds) for (const tile of tiles) found[tile] = 1
    for (const { tile, claimedBy } of discards) if (claimedBy === null) found[tile] = 1
  }
  let different = 0
  for (let tile = 0; tile < TILE_COUNT; tile += 1) different += found[tile] as number
  return different
}

const tilesOnTable = ({ wall, players }: GameState): number => {
  let tiles = wall.line.length - wall.back - wall.front
  for (const { concealed, flowers, melds, discards } of players) {
    tiles += concealed.length + flowers.length
    for (const meld of melds) tiles += meld.tiles.length
    for (const { claimedBy } of discards) if (claimedBy === null) tiles += 1
  }
  return tiles
}

/** A state that was found whole: what another one shares with it is not looked at again. */
type Whole = GameState | null

const tilesConserved = (state: GameState, before: Whole): boolean =>
  (state.players === before?.players && state.wall === before.wall) ||
  (tilesOnTable(state) === TILE_COUNT && differentTiles(state) === TILE_COUNT)

const pointsConserved = ({ scores, pool }: GameState): boolean =>
  scores.reduce((sum, score) => sum + score, pool) === 0

const isHandSize = ({ stage, players }: GameState): boolean =>
  SEATS.every((seat) => {
    const { concealed, melds } = players[seat]
    const size = concealed.length + 3 * melds.length
    if (stage.stage === 'acting') return size === (stage.seat === seat ? 17 : 16)
    if (stage.stage === 'claiming' && stage.on === 'discard') return size === 16
    return size === 16 || size === 17
  })

const countsAgree = ({ players }: GameState, before: Whole): boolean =>
  players.every((player, seat) => {
    if (player === before?.players[seat as Seat]) return true
    const { concealed, counts } = player
    left.set(counts)
    for (const tile of concealed) {
      const kind = kindOf(tile)
      if (!isFlower(kind)) left[kind] = (left[kind] as number) - 1
    }
    for (let kind = 0; kind < HAND_KINDS; kind += 1) if (left[kind] !== 0) return false
    return true
  })

const flowersLie = ({ stage, players }: GameState): boolean =>
  stage.stage === 'hand-over' ||
  stage.stage === 'game-over' ||
  players.every(({ concealed }) => !concealed.some((tile) => isFlower(kindOf(tile))))

const CHECKS: Record<Invariant, (state: GameState, before: Whole) => boolean> = {
  'each tile lies in one place': tilesConserved,
  'points and pool sum to nothing': pointsConserved,
  'hands have their size': isHandSize,
  'counts agree with tiles': countsAgree,
  'flowers lie on the table': flowersLie,
}

/** Whether tiles and points are all there, as they must be after every single event of a dealt hand. */
export const conserves = (state: GameState): boolean =>
  tilesConserved(state, null) && pointsConserved(state)

/**
 * The first invariant that a state between two decisions breaks, or null; `before` may be a state that breaks none.
 */
export const brokenInvariant = (state: GameState, before: Whole = null): Invariant | null => {
  if (state.stage.stage === 'ceremony') return null
  return INVARIANTS.find((invariant) => !CHECKS[invariant](state, before)) ?? null
}
