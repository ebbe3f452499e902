import { isExposed } from '../../engine/hand/meld'
import { judge } from '../../engine/score/judge'
import type { ScoreSheet } from '../../engine/score/sheet'
import type { DrawSource, Win, WinKind } from '../../engine/score/win'
import { windOf } from '../../engine/tiles/seat'
import type { Seat, Wind } from '../../engine/tiles/seat'
import { HAND_KINDS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Place } from './place'
import type { Deal, World } from './world'

/** How a tile comes to its winner in a playout. */
export type Arrival = {
  readonly kind: WinKind
  readonly tile: TileKind
  readonly source: DrawSource
  readonly gongChain: number
  /** The discarder, or who is robbed; null for a drawn tile. */
  readonly from: Seat | null
}

/** A win that counts, and what it moves by seat wind. */
export type PlayedWin = {
  readonly total: number
  readonly byWind: Readonly<Record<Wind, number>>
}

/** Values wins; null where a complete hand may not be declared. */
export type Worths = (world: World, seat: Seat, arrival: Arrival) => PlayedWin | null

/** After so many discards no row asks how many there were. */
const MANY_DISCARDS = 12

const listed = ({ counts }: Place, without: TileKind | null): TileKind[] => {
  const kinds: TileKind[] = []
  for (let kind = 0 as TileKind; kind < HAND_KINDS; kind = (kind + 1) as TileKind) {
    const held = (counts[kind] as number) - (kind === without ? 1 : 0)
    for (let copy = 0; copy < held; copy += 1) kinds.push(kind)
  }
  return kinds
}

const isLast = ({ rules }: Deal, { taken }: World, source: DrawSource): boolean => {
  const replacement = source === 'flower' || source === 'gong'
  return (
    rules.wall.ordinaryLeft(taken) <= 0 && (!replacement || rules.wall.replacementsLeft(taken) <= 0)
  )
}

/** Discards that nobody claimed and all tiles in melds. */
const tilesOnTable = ({ places, discards }: World): number => {
  let tiles = discards
  for (const { melds } of places) {
    for (const meld of melds) tiles += (meld.kind === 'kong' ? 4 : 3) - (isExposed(meld) ? 1 : 0)
  }
  return tiles
}

const winIn = (deal: Deal, world: World, seat: Seat, arrival: Arrival): Win => {
  const { kind, tile, source, gongChain, from } = arrival
  const place = world.places[seat]
  return {
    concealed: listed(place, kind === 'self-draw' ? tile : null),
    melds: place.melds,
    flowers: place.flowers,
    winningTile: tile,
    kind,
    seat: windOf(seat, deal.dealer),
    round: deal.round,
    discarder: from === null ? null : windOf(from, deal.dealer),
    streak: deal.streak,
    closed: place.closed,
    source,
    gongChain,
    lastTile: kind !== 'rob-gong' && isLast(deal, world, source),
    discards: world.discards + (kind === 'rob-gong' ? 1 : 0),
    claims: world.claims,
    tilesOnTable: tilesOnTable(world),
    firstDraw: false,
  }
}

/** What the rows for early wins ask of the table. */
const earlinessOf = (world: World): string =>
  world.discards > MANY_DISCARDS ? '' : `${world.discards},${world.claims},${tilesOnTable(world)}`

const nameOf = (world: World, seat: Seat, arrival: Arrival, last: boolean): string => {
  const { keys, melds, flowers, closed } = world.places[seat]
  let name = `${seat},${keys.join()},${arrival.kind},${arrival.tile},${arrival.source},${arrival.from}`
  for (const meld of melds) {
    name += `,${meld.kind === 'kong' ? meld.made : meld.kind}${meld.tile}`
  }
  return `${name};${flowers.join()};${closed},${arrival.gongChain},${last},${earlinessOf(world)}`
}

const sum = (rules: Deal['rules'], win: Win, sheet: ScoreSheet): PlayedWin => {
  const byWind = { E: 0, S: 0, W: 0, N: 0 }
  for (const part of rules.settle(win, sheet)) {
    for (const wind of ['E', 'S', 'W', 'N'] as const) byWind[wind] += part.byWind[wind]
  }
  return { total: sheet.total, byWind }
}

type Known = Map<string, PlayedWin | null>

/** What is known of the wins of one deal, the last that was asked about; a seat asks about the same ones turn after turn. */
const remembered: { deal: string; known: Known } = { deal: '', known: new Map() }
/** So many wins are kept before they are found anew. */
const KEPT = 100_000

const knownIn = ({ rules, round, dealer, streak }: Deal): Known => {
  const deal = JSON.stringify([rules.id, rules.options, round, dealer, streak])
  if (remembered.deal !== deal || remembered.known.size > KEPT) {
    remembered.deal = deal
    remembered.known = new Map()
  }
  return remembered.known
}

/** Values the wins of one deal. */
export const worthsOf = (deal: Deal): Worths => {
  const known = knownIn(deal)
  return (world, seat, arrival) => {
    const name = nameOf(world, seat, arrival, isLast(deal, world, arrival.source))
    const found = known.get(name)
    if (found !== undefined) return found
    const win = winIn(deal, world, seat, arrival)
    const judgement = judge(deal.rules.scoring, win)
    const counts = judgement.complete && !judgement.sheet.belowMinimum
    const played = counts ? sum(deal.rules, win, judgement.sheet) : null
    known.set(name, played)
    return played
  }
}
