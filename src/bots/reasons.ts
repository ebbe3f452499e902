import type { PlayerView } from '../engine/table/view'
import { SEATS } from '../engine/tiles/seat'
import type { Seat } from '../engine/tiles/seat'
import { isSuited, kindOf, suitIndexOf } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import type { DangerReason } from './adviceTypes'
import { unseenOfKind } from './playout/world'
import type { World } from './playout/world'

/** Melds from which on a rival is nearly there. */
const FAR_ALONG = 4
/** Discards after which it tells something that none of them was of a suit. */
const TELLING_DISCARDS = 6

const discardsOf = ({ players }: PlayerView, seat: Seat): TileKind[] =>
  players[seat].discards.map(({ tile }) => kindOf(tile))

/** The kinds that others have thrown since a seat's last discard. */
const justThrown = ({ events, seat }: PlayerView): Set<TileKind> => {
  const own = events.findLastIndex((event) => event.event === 'discard' && event.seat === seat)
  const later = events.slice(own + 1)
  return new Set(later.flatMap((event) => (event.event === 'discard' ? kindOf(event.tile) : [])))
}

const withholds = (view: PlayerView, rival: Seat, kind: TileKind): boolean => {
  const thrown = discardsOf(view, rival)
  return (
    isSuited(kind) &&
    thrown.length >= TELLING_DISCARDS &&
    thrown.every((other) => suitIndexOf(other) !== suitIndexOf(kind))
  )
}

/** What speaks for and against discarding a kind, most telling first. */
export const dangerReasons = (view: PlayerView, world: World, kind: TileKind): DangerReason[] => {
  const rivals = SEATS.filter((seat) => seat !== view.seat)
  const open = rivals.filter((seat) => world.passed[seat][kind] !== 1)
  const told: Record<DangerReason, boolean> = {
    'rival-closed': open.some((seat) => view.players[seat].closed),
    'rival-far-along': open.some((seat) => view.players[seat].melds.length >= FAR_ALONG),
    'suit-withheld': rivals.some((seat) => withholds(view, seat, kind)),
    'none-left': unseenOfKind(world, view.seat, kind) === 0,
    'just-thrown': justThrown(view).has(kind),
    'thrown-by-rival': rivals.some((seat) => discardsOf(view, seat).includes(kind)),
    'never-seen': world.shown[kind] === 0,
  }
  return (Object.keys(told) as DangerReason[]).filter((reason) => told[reason])
}
