import { seatAfter, SEATS, windOf } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { HAND_TILE_KINDS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Place } from './place'
import type { Playout } from './style'
import { addGain } from './world'
import type { World } from './world'
import type { Arrival } from './worth'

/** Pays a win, if it may be declared. */
export const win = (
  { deal, worths }: Playout,
  world: World,
  seat: Seat,
  arrival: Arrival,
): boolean => {
  const played = worths(world, seat, arrival)
  if (played === null) return false
  for (const other of SEATS) addGain(world, other, played.byWind[windOf(other, deal.dealer)])
  if (arrival.from === null) addGain(world, seat, deal.pool)
  world.winners = [...world.winners, seat]
  world.payer = arrival.from
  return true
}

/** What a seat may not win with before its next turn once it has passed on a kind that completes its hand. */
const barredBy = ({ deal }: Playout, { barred }: Place, kind: TileKind): readonly TileKind[] => {
  const { bars } = deal.rules.passing
  return bars === 'wins' ? HAND_TILE_KINDS : bars === 'that-kind' ? [...barred, kind] : barred
}

/** Whether somebody but `said` wins with a seat's tile; who could and does not has passed on it. */
export const isWonOn = (
  playout: Playout,
  world: World,
  arrival: Arrival,
  from: Seat,
  said: Seat | null,
): boolean => {
  const { winners } = playout.deal.rules.claims
  let won = false
  for (let step = 1; step < SEATS.length; step += 1) {
    const seat = seatAfter(from, step)
    const place = world.places[seat]
    if (place.waits[arrival.tile] !== 1 || place.barred.includes(arrival.tile)) continue
    if (seat !== said && win(playout, world, seat, arrival)) {
      won = true
      if (winners === 'nearest') break
    } else place.barred = barredBy(playout, place, arrival.tile)
  }
  return won
}
