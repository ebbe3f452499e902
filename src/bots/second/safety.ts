import type { PlayerView, SeenEvent } from '../../engine/table/view'
import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { isHonour, isTerminal, kindOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'

const SETS_OF_A_THREAT = 3
/** Discards since a rival's last turn but one, which it let go with nearly the hand it has now. */
const GO_AROUND = 4

/** Rivals who may be ready: closed, or with three sets on the table. */
export const threatsIn = ({ players, seat }: PlayerView): Seat[] =>
  SEATS.filter((rival) => {
    const { closed, melds } = players[rival]
    return rival !== seat && (closed || melds.length >= SETS_OF_A_THREAT)
  })

type Thrown = Extract<SeenEvent, { event: 'discard' }>

/** The kinds that a rival threw, or let go from others: all since it closed, else those of the last go-around. */
const letGoBy = (view: PlayerView, discards: readonly Thrown[], rival: Seat): Set<TileKind> => {
  const closing = discards.findIndex(({ seat, close }) => seat === rival && close)
  const since = discards.slice(closing === -1 ? -GO_AROUND : closing)
  const tiles = [...view.players[rival].discards, ...since]
  return new Set(tiles.map(({ tile }) => kindOf(tile)))
}

const dangerOf = (kind: TileKind, unseen: number): number =>
  isHonour(kind) ? 0.3 * unseen : (isTerminal(kind) ? 0.6 : 0.9) + 0.1 * unseen

/**
 * How dangerous a discard of each kind is, as a rank without a unit: 0 for what every threatening rival has let go,
 * little for honours that are nearly gone, most for middle tiles.
 */
export const dangerIn = (view: PlayerView, unseen: Uint8Array): ((kind: TileKind) => number) => {
  const threats = threatsIn(view)
  if (threats.length === 0) return () => 0
  const discards = view.events.filter((event) => event.event === 'discard')
  const letGo = threats.map((rival) => letGoBy(view, discards, rival))
  return (kind) => {
    const wanting = letGo.filter((kinds) => !kinds.has(kind)).length
    return wanting * dangerOf(kind, unseen[kind] as number)
  }
}
