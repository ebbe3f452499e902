import type { PayReason, TableEvent } from '../../src/engine/table/event'
import type { BySeat, Seat } from '../../src/engine/tiles/seat'
import { bySeat, SEATS } from '../../src/engine/tiles/seat'
import { isFlower, isHonour, kindOf, WEST } from '../../src/engine/tiles/tile'
import type { TileId, TileKind } from '../../src/engine/tiles/tile'

/** One seat as the referee keeps it, from nothing but what happened. */
export type Place = {
  held: TileId[]
  melds: number
  pongs: TileKind[]
  flowers: TileId[]
  passed: Set<TileKind>
  turns: number
  closed: boolean
  drawn: TileId | null
}

type Thrown = { readonly kind: TileKind; readonly seat: Seat; readonly turns: number }
type Due = { readonly reason: PayReason; readonly deltas: BySeat<number> }

/** Follows a hand of `worldwide` by its facts alone, in its own way, and keeps what it finds wrong. */
export type Referee = {
  line: readonly TileId[]
  front: number
  back: number
  dealer: Seat
  places: BySeat<Place>
  thrown: Thrown[]
  due: Due[]
  faults: string[]
}

export const newReferee = (): Referee => ({
  line: [],
  front: 0,
  back: 0,
  dealer: 0,
  places: bySeat(emptyPlace),
  thrown: [],
  due: [],
  faults: [],
})

const emptyPlace = (): Place => ({
  held: [],
  melds: 0,
  pongs: [],
  flowers: [],
  passed: new Set(),
  turns: 0,
  closed: false,
  drawn: null,
})

const check = (referee: Referee, holds: boolean, fault: string): void => {
  if (!holds) referee.faults.push(fault)
}

const each = (to: Seat, points: number): BySeat<number> =>
  bySeat((seat) => (seat === to ? 3 * points : -points))

const give = (referee: Referee, seat: Seat, tiles: readonly TileId[]): void => {
  const place = referee.places[seat]
  for (const tile of tiles) {
    const at = place.held.indexOf(tile)
    check(referee, at >= 0, `seat ${seat} gave a tile that it did not hold`)
    place.held.splice(at, 1)
  }
  place.drawn = null
}

const take = (referee: Referee, seat: Seat, tile: TileId, place: number): void => {
  check(referee, referee.line[place] === tile, `seat ${seat} took a tile from elsewhere`)
  referee.places[seat].held.push(tile)
  referee.places[seat].drawn = tile
}

const beginTurn = (place: Place): void => {
  place.turns += 1
  place.passed.clear()
}

const deal = (referee: Referee): void => {
  for (let tile = 0; tile < 64; tile += 1) {
    const seat = ((referee.dealer + Math.floor(tile / 4)) % 4) as Seat
    take(referee, seat, referee.line[tile] as TileId, tile)
  }
  take(referee, referee.dealer, referee.line[64] as TileId, 64)
  referee.front = 65
}

const bouquets = (flowers: readonly TileId[]): { mixed: boolean; pure: number } => {
  const kinds = flowers.map((tile) => kindOf(tile) - 34)
  const numbers = new Set(kinds.map((kind) => kind % 4))
  const blue = kinds.filter((kind) => kind < 4).length
  const red = kinds.length - blue
  return {
    mixed: numbers.size === 4 && blue > 0 && red > 0,
    pure: Number(blue === 4) + Number(red === 4),
  }
}

const layFlower = (referee: Referee, seat: Seat, tile: TileId, next: TileId | null): void => {
  give(referee, seat, [tile])
  const place = referee.places[seat]
  const before = bouquets(place.flowers)
  place.flowers.push(tile)
  const now = bouquets(place.flowers)
  if (now.mixed && !before.mixed)
    referee.due.push({ reason: 'bouquet-mixed', deltas: each(seat, 5) })
  if (now.pure > before.pure) referee.due.push({ reason: 'bouquet-pure', deltas: each(seat, 10) })
  if (next === null) check(referee, referee.front + referee.back === 144, 'a tile was left')
  else {
    take(referee, seat, next, 143 - referee.back)
    referee.back += 1
  }
}

const firstOfFour = ({ thrown, places }: Referee, kind: TileKind): Seat | null => {
  const alike = thrown.filter((one) => one.kind === kind)
  const [first] = alike
  if (alike.length !== 3 || first === undefined) return null
  return places[first.seat].turns === first.turns ? first.seat : null
}

const throwTile = (referee: Referee, seat: Seat, tile: TileId, close: boolean): void => {
  const place = referee.places[seat]
  const kind = kindOf(tile)
  const first = firstOfFour(referee, kind)
  check(referee, !place.closed || tile === place.drawn, 'a closed hand threw another tile')
  check(referee, first === null || kind !== WEST || place.closed, 'a fourth West was thrown')
  if (first !== null && kind !== WEST) {
    const points = isHonour(kind) ? 5 : 10
    referee.due.push({ reason: 'chase', deltas: each(first, 0 - points) })
  }
  give(referee, seat, [tile])
  referee.thrown.push({ kind, seat, turns: place.turns })
  place.closed ||= close
}

const OWN: readonly string[] = ['rob', 'self-draw', 'flower-win']
const DURING_PLAY: readonly PayReason[] = [
  'bouquet-mixed',
  'bouquet-pure',
  'chase',
  'concealed-gong',
]

const paid = (referee: Referee, payment: Due): void => {
  if (!DURING_PLAY.includes(payment.reason)) return
  const due = JSON.stringify(referee.due.shift())
  check(referee, due === JSON.stringify(payment), `${payment.reason} was paid otherwise`)
}

/** Takes one more fact into account. */
export const follow = (referee: Referee, event: TableEvent): void => {
  const { places } = referee
  switch (event.event) {
    case 'hand-started':
      Object.assign(referee, newReferee(), { faults: referee.faults })
      referee.line = event.line
      referee.dealer = event.dealer
      return
    case 'dealt':
      return deal(referee)
    case 'flower':
      return layFlower(referee, event.seat, event.tile, event.replacement)
    case 'draw':
      beginTurn(places[event.seat])
      take(referee, event.seat, event.tile, referee.front)
      referee.front += 1
      return
    case 'replacement':
      take(referee, event.seat, event.tile, 143 - referee.back)
      referee.back += 1
      return
    case 'discard':
      return throwTile(referee, event.seat, event.tile, event.close)
    case 'chow':
    case 'pong':
    case 'kong':
      beginTurn(places[event.seat])
      give(referee, event.seat, event.with)
      places[event.seat].melds += 1
      if (event.event === 'pong') places[event.seat].pongs.push(kindOf(event.tile))
      return
    case 'concealed-kong':
      give(referee, event.seat, event.tiles)
      places[event.seat].melds += 1
      referee.due.push({ reason: 'concealed-gong', deltas: each(event.seat, 5) })
      return
    case 'added-kong':
      give(referee, event.seat, [event.tile])
      return
    case 'answer':
      if (event.answer !== 'pass' || event.could.some((word) => OWN.includes(word))) return
      places[event.seat].passed.add(kindOf(event.tile))
      return
    case 'pay':
      return paid(referee, { reason: event.reason, deltas: event.deltas })
    default:
  }
}

/** Whether nobody holds a flower. */
export const noFlowerHeld = ({ places }: Referee): boolean =>
  SEATS.every((seat) => !places[seat].held.some((tile) => isFlower(kindOf(tile))))
