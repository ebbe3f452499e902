import type { PlayerView } from '../engine/table/view'
import { SEATS } from '../engine/tiles/seat'
import type { Seat } from '../engine/tiles/seat'
import { isSuited, kindOf, rankOf, suitIndexOf } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import type { DangerReason } from './adviceTypes'
import { unseenOfKind } from './playout/world'
import type { World } from './playout/world'

/** Melds from which on a rival is nearly there. */
const FAR_ALONG = 4
/** Discards after which it tells something that none of them was of a suit. */
const TELLING_DISCARDS = 6

/** Where the other end of an open wait on a tile lies. */
const FAR_ENDS = [-3, 3] as const

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

const isInSuit = (kind: TileKind, by: number): boolean => {
  const rank = rankOf(kind) + by
  return isSuited(kind) && rank >= 1 && rank <= 9
}

/** Whether a rival's last choice from its hand was next to a kind. */
const stoodBy = ({ last }: World, rival: Seat, kind: TileKind): boolean => {
  const gap = (last[rival] as number) - kind
  return Math.abs(gap) <= 1 && isInSuit(kind, gap)
}

/** Whether a rival has thrown or let pass what an open wait on a kind would win on as well. */
const freesEnds = ({ thrown, passed }: World, rival: Seat, kind: TileKind): boolean =>
  FAR_ENDS.filter((by) => isInSuit(kind, by)).every(
    (by) => thrown[rival][kind + by] === 1 || passed[rival][kind + by] === 1,
  )

/** What speaks for and against discarding a kind, most telling first. */
export const dangerReasons = (view: PlayerView, world: World, kind: TileKind): DangerReason[] => {
  const rivals = SEATS.filter((seat) => seat !== view.seat)
  const open = rivals.filter((seat) => world.passed[seat][kind] !== 1)
  const told: Record<DangerReason, boolean> = {
    'rival-closed': open.some((seat) => view.players[seat].closed),
    'rival-far-along': open.some((seat) => view.players[seat].melds.length >= FAR_ALONG),
    'beside-last': open.some((seat) => stoodBy(world, seat, kind)),
    'suit-withheld': rivals.some((seat) => withholds(view, seat, kind)),
    'none-left': unseenOfKind(world, view.seat, kind) === 0,
    'just-thrown': justThrown(view).has(kind),
    'thrown-by-rival': rivals.some((seat) => discardsOf(view, seat).includes(kind)),
    'ends-thrown':
      isSuited(kind) && open.length > 0 && open.every((seat) => freesEnds(world, seat, kind)),
    'never-seen': world.shown[kind] === 0,
  }
  return (Object.keys(told) as DangerReason[]).filter((reason) => told[reason])
}
