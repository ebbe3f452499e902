import type { MeldForm } from '../../engine/hand/meld'
import { seatAfter, SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import type { TileKind } from '../../engine/tiles/tile'
import { chooseClaim, chooseDiscard, chooseKong } from './choose'
import type { Discarding } from './choose'
import { draw } from './draw'
import { changePlace } from './place'
import type { Place } from './place'
import { settle, specialsClosed } from './reach'
import { makeKong, makeSet } from './sets'
import type { SetClaim } from './sets'
import type { Playout } from './style'
import { addGain, noteDiscard, ordinaryLeft, replacementsLeft, show } from './world'
import type { World } from './world'
import { isWonOn, win } from './wins'
import type { Arrival } from './worth'

/** Whose turn it is, how it begins and how many kongs it has seen; null once the hand is over. */
export type Turn = {
  readonly seat: Seat
  readonly entry: 'draw' | 'claimed' | 'replacement'
  readonly kongs: number
} | null

/** What one seat says to a discard, decided beforehand; a null claim passes. */
export type Said = { readonly seat: Seat; readonly claim: SetClaim | null }

/** A seat declares a kong of its own, one of so many in its turn, which may be robbed. */
export const declareKong = (
  playout: Playout,
  world: World,
  seat: Seat,
  kong: MeldForm & { kind: 'kong' },
  kongs: number,
): Turn => {
  const { tile, made } = kong
  if (made === 'added') {
    const arrival: Arrival = { kind: 'rob-gong', tile, source: 'wall', gongChain: 0, from: seat }
    if (isWonOn(playout, world, arrival, seat, null)) return null
    show(world, tile, 1)
  } else {
    const { points, shown } = playout.deal.rules.concealedKong
    for (const other of SEATS) addGain(world, other, other === seat ? 3 * points : -points)
    if (shown) show(world, tile, 4)
    world.claims += 1
    world.passed[seat].fill(0)
  }
  const place = world.places[seat]
  makeKong(place, kong)
  settle(place)
  return { seat, entry: 'replacement', kongs }
}

/** A seat takes the tile on the table into a set. */
const claim = (world: World, seat: Seat, taken: SetClaim): Turn => {
  const place = world.places[seat]
  for (const kind of taken.takes) show(world, kind, 1)
  makeSet(place, taken)
  place.waits.fill(0)
  world.claims += 1
  if (taken.meld.kind !== 'kong') return { seat, entry: 'claimed', kongs: 0 }
  world.passed[seat].fill(0)
  settle(place)
  return { seat, entry: 'replacement', kongs: 1 }
}

/** The set that somebody makes of a discard: a pong or kong before a chow. */
const setOn = (
  playout: Playout,
  world: World,
  from: Seat,
  kind: TileKind,
  said: Said | null,
): Turn => {
  let chow: SetClaim | null = null
  for (let step = 1; step < SEATS.length; step += 1) {
    const seat = seatAfter(from, step)
    const found =
      said?.seat === seat ? said.claim : chooseClaim(playout, world, seat, kind, step === 1)
    if (found?.meld.kind === 'chow') chow = found
    else if (found) return claim(world, seat, found)
  }
  return chow && claim(world, seatAfter(from), chow)
}

/** The others answer a discard: a win first, then a set; else the next seat draws. Who has `said` does not win. */
export const answers = (
  playout: Playout,
  world: World,
  from: Seat,
  kind: TileKind,
  said: Said | null,
): Turn => {
  const { deal } = playout
  const arrival: Arrival = { kind: 'discard', tile: kind, source: 'wall', gongChain: 0, from }
  if (isWonOn(playout, world, arrival, from, said?.seat ?? null)) return null
  for (const seat of SEATS) world.passed[seat][kind] = 1
  const onlyWins = deal.rules.claims.lastDiscardOnlyWins && !ordinaryLeft(deal, world)
  const set = onlyWins ? null : setOn(playout, world, from, kind, said)
  return set ?? { seat: seatAfter(from), entry: 'draw', kongs: 0 }
}

/** Closes a hand that is ready in a shape that Closing allows. */
const close = ({ deal }: Playout, place: Place): void => {
  const { specials } = place
  if (specials.length > 0) {
    place.specials = specialsClosed(deal.rules, specials)
    settle(place)
  }
  place.closed = place.lack === 1
  if (place.closed) return
  place.specials = specials
  settle(place)
}

/** A seat discards; the others answer. */
export const discard = (
  playout: Playout,
  world: World,
  seat: Seat,
  { kind, close: wanted }: Discarding,
  drawn: TileKind | null,
): Turn => {
  const place = world.places[seat]
  changePlace(place, kind, -1)
  noteDiscard(world, seat, kind, kind === drawn)
  if (!place.closed) {
    settle(place)
    if (playout.deal.rules.closing !== null && (wanted ?? place.lack === 1)) {
      close(playout, place)
    }
  }
  show(world, kind, 1)
  world.discards += 1
  return answers(playout, world, seat, kind, null)
}

const discardOn = (playout: Playout, world: World, seat: Seat, drawn: TileKind | null): Turn =>
  discard(playout, world, seat, chooseDiscard(playout, world, seat, drawn), drawn)

const NO_KINDS: Place['barred'] = []

const playTurn = (
  playout: Playout,
  world: World,
  { seat, entry, kongs }: NonNullable<Turn>,
): Turn => {
  const place = world.places[seat]
  if (entry !== 'claimed' || playout.deal.rules.passing.until === 'turn') place.barred = NO_KINDS
  if (entry === 'claimed') return discardOn(playout, world, seat, null)
  const drawn = draw(playout, world, seat, entry === 'draw')
  if (drawn === null) {
    for (const other of SEATS) addGain(world, other, -playout.deal.rules.drawnHandPoints)
    return null
  }
  const { tile, source } = drawn
  const completes = place.waits[tile] === 1
  changePlace(place, tile, 1)
  const gongChain = source === 'gong' || source === 'flower' ? kongs : 0
  if (
    completes &&
    win(playout, world, seat, { kind: 'self-draw', ...drawn, gongChain, from: null })
  ) {
    return null
  }
  const kong = replacementsLeft(playout.deal, world) ? chooseKong(place, tile) : null
  if (kong?.kind === 'kong') return declareKong(playout, world, seat, kong, kongs + 1)
  return discardOn(playout, world, seat, tile)
}

/** Plays a hand on from a turn to its end; `world.gains` then holds what everybody has gained. */
export const playOut = (playout: Playout, world: World, from: Turn): void => {
  let turn = from
  while (turn !== null) turn = playTurn(playout, world, turn)
}
