import type { MeldForm } from '../../engine/hand/meld'
import { barsOf } from '../../engine/table/history'
import type { RuleSet } from '../../engine/table/ruleSet'
import type { PlayerView, SeenEvent } from '../../engine/table/view'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { ALL_KINDS, COPIES, HAND_TILE_KINDS, isFlower, kindOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { unseenOf } from '../sight'
import { changePlace } from './place'
import { settle, specialsNear } from './reach'
import { emptyWorld, noteDiscard } from './world'
import type { Deal, World } from './world'

/** A rival as far as it is known: what it holds in hand, in tiles, and how many turns it has had. */
export type Rival = {
  readonly seat: Seat
  readonly count: number
  readonly turns: number
  readonly closed: boolean
}

/** What a seat knows, ready to be filled in with guesses. */
export type Known = {
  /** The table without the rivals' hands and the wall. */
  readonly world: World
  readonly rivals: readonly Rival[]
  /** The tiles of rivals' hands and the wall together, but for the flowers still to come. */
  readonly hidden: readonly TileKind[]
  readonly flowers: readonly TileKind[]
}

/** Melds as kinds; a kong that lies face down takes one of the kinds that nobody has shown. */
const meldsOf = (view: PlayerView, seat: Seat, unseen: Uint8Array): MeldForm[] =>
  view.players[seat].melds.map((meld) => {
    if (meld.kind !== 'hidden-kong') return meld
    const tile = unseen.lastIndexOf(COPIES) as TileKind
    unseen[tile] = 0
    return { kind: 'kong', tile, made: 'concealed' }
  })

type DiscardEvent = Extract<SeenEvent, { event: 'discard' }>

const readDiscard = (world: World, { stage }: PlayerView, event: DiscardEvent): void => {
  const { seat, tile, drawn } = event
  noteDiscard(world, seat, kindOf(tile), drawn)
  const isAsked = stage.stage === 'claiming' && stage.tile === tile
  for (const other of SEATS) if (other === seat || !isAsked) world.passed[other][kindOf(tile)] = 1
}

/**
 * What the hand so far tells of each seat: its turns, and what it has let pass since it last changed. Nobody has
 * let pass yet what everybody is being asked about.
 */
const readTurns = (world: World, view: PlayerView): void => {
  for (const event of view.events) {
    if (event.event === 'discard') readDiscard(world, view, event)
    if (event.event === 'kong' || event.event === 'concealed-kong') world.passed[event.seat].fill(0)
  }
}

const readTable = (world: World, view: PlayerView, unseen: Uint8Array): void => {
  world.taken.front = view.wall.front
  world.taken.back = view.wall.back
  for (const seat of SEATS) {
    const { melds, flowers, discards, closed } = view.players[seat]
    const place = world.places[seat]
    place.melds = meldsOf(view, seat, unseen)
    place.flowers = flowers.map(kindOf)
    place.closed = closed
    world.discards += discards.length
    world.claims += melds.length
  }
  readTurns(world, view)
}

/** The kinds that a seat may not win with off a discard before its next turn. */
const barredFrom = ({ passing }: RuleSet, { events, seat }: PlayerView): TileKind[] => {
  const { kinds, wins } = barsOf(passing, events, seat)
  return wins ? [...HAND_TILE_KINDS] : [...kinds]
}

const repeated = (kind: TileKind, times: number): TileKind[] =>
  Array.from({ length: times }, () => kind)

/** The deal of a view. */
export const dealOf = (rules: RuleSet, { round, dealer, streak, pool }: PlayerView): Deal => ({
  rules,
  round,
  dealer,
  streak,
  pool,
})

/** Everything that a view tells. The seat's own hand must be open to it. */
export const knownOf = (rules: RuleSet, view: PlayerView): Known => {
  const world = emptyWorld()
  const own = world.places[view.seat]
  const unseen = unseenOf(view)
  if (!view.own.closed) for (const tile of view.own.concealed) changePlace(own, kindOf(tile), 1)
  for (const kind of HAND_TILE_KINDS) {
    world.shown[kind] = COPIES - (unseen[kind] as number) - (own.counts[kind] as number)
  }
  readTable(world, view, unseen)
  const specials = rules.scoring.shapes.filter((shape) => shape !== 'standard')
  own.specials = specialsNear(specials, own)
  own.barred = barredFrom(rules, view)
  settle(own)
  const laid = new Set(view.players.flatMap(({ flowers }) => flowers.map(kindOf)))
  return {
    world,
    rivals: SEATS.filter((seat) => seat !== view.seat).map((seat) => {
      const { count, discards, closed } = view.players[seat]
      return { seat, count, turns: discards.length, closed }
    }),
    hidden: HAND_TILE_KINDS.flatMap((kind) => repeated(kind, unseen[kind] as number)),
    flowers: ALL_KINDS.filter((kind) => isFlower(kind) && !laid.has(kind)),
  }
}
