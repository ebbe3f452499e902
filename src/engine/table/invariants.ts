import { countsOf } from '../hand/counts'
import { SEATS } from '../tiles/seat'
import { isFlower, kindOf, TILE_COUNT } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { GameState, PlayerState } from './state'

/** What must hold after every decision of every game. */
export const INVARIANTS = [
  'each tile lies in one place',
  'points and pool sum to nothing',
  'hands have their size',
  'counts agree with tiles',
  'flowers lie on the table',
] as const
export type Invariant = (typeof INVARIANTS)[number]

const lyingOf = ({ discards }: PlayerState): TileId[] =>
  discards.filter((discard) => discard.claimedBy === null).map((discard) => discard.tile)

const everyTile = ({ wall, players }: GameState): TileId[] => [
  ...wall.line.slice(wall.front, wall.line.length - wall.back),
  ...players.flatMap((player) => [
    ...player.concealed,
    ...player.flowers,
    ...player.melds.flatMap((meld) => meld.tiles),
    ...lyingOf(player),
  ]),
]

const tilesConserved = (state: GameState): boolean => {
  const tiles = everyTile(state)
  return tiles.length === TILE_COUNT && new Set(tiles).size === TILE_COUNT
}

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

const countsAgree = ({ players }: GameState): boolean =>
  players.every(({ concealed, counts }) => {
    const kinds = concealed.map(kindOf).filter((kind) => !isFlower(kind))
    return countsOf(kinds).every((count, kind) => count === counts[kind])
  })

const flowersLie = ({ stage, players }: GameState): boolean =>
  stage.stage === 'hand-over' ||
  stage.stage === 'game-over' ||
  players.every(({ concealed }) => !concealed.some((tile) => isFlower(kindOf(tile))))

const CHECKS: Record<Invariant, (state: GameState) => boolean> = {
  'each tile lies in one place': tilesConserved,
  'points and pool sum to nothing': pointsConserved,
  'hands have their size': isHandSize,
  'counts agree with tiles': countsAgree,
  'flowers lie on the table': flowersLie,
}

/** Whether tiles and points are all there, as they must be after every single event of a dealt hand. */
export const conserves = (state: GameState): boolean =>
  tilesConserved(state) && pointsConserved(state)

/** The first invariant that a state between two decisions breaks, or null. */
export const brokenInvariant = (state: GameState): Invariant | null => {
  if (state.stage.stage === 'ceremony') return null
  return INVARIANTS.find((invariant) => !CHECKS[invariant](state)) ?? null
}
