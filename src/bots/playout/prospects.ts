import type { Seat } from '../../engine/tiles/seat'
import { HAND_TILE_KINDS, isHonour, isTerminal } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { changePlace } from './place'
import type { Place } from './place'
import { copiesWithout, lackOfPlace, lackWithout, leastLack } from './reach'
import type { Playout } from './style'
import { worthWithout } from './value'
import { unseenBy } from './world'
import type { World } from './world'

/** What a discard leads to: the tiles lacked then, and copies that bring the hand nearer. */
export type Prospect = { readonly kind: TileKind; readonly lack: number; readonly width: number }

/** By how many copies honours, then ends, go before middle tiles. */
const IDLENESS = Float64Array.from(HAND_TILE_KINDS, (kind) =>
  isHonour(kind) ? 2 / 3 : isTerminal(kind) ? 1 / 3 : 0,
)
/** Up to so many tiles from complete, what a draw leads to is priced. */
const PRICED_LACK = 2
/** Up to so many, the draw after it is counted as well, of hands that are nearly as wide as the widest. */
const FORESEEN_LACK = 4
const NEARLY = 0.75
/** The power with which the width of the draw after counts. */
const SECOND = 0.6

const heldIn = ({ counts }: Place): TileKind[] =>
  HAND_TILE_KINDS.filter((kind) => counts[kind] !== 0)

/** The most copies that bring a hand of a turn nearer, once its best tile is discarded. */
const widest = (place: Place, unseen: Uint8Array): number => {
  const least = leastLack(place)
  const nearest = heldIn(place).filter((kind) => lackWithout(kind) === least)
  return Math.max(...nearest.map((kind) => copiesWithout(place, kind, unseen)))
}

/** How wide a hand is, on average, after a draw that brings it nearer than `lack`, once `out` is discarded. */
const widthAfterDraw = (place: Place, unseen: Uint8Array, out: TileKind, lack: number): number => {
  const { specials } = place
  let [sum, copies] = [0, 0]
  changePlace(place, out, -1)
  for (const kind of HAND_TILE_KINDS) {
    const left = unseen[kind] as number
    if (left === 0) continue
    changePlace(place, kind, 1)
    if (lackOfPlace(place) < lack) {
      sum += left * widest(place, unseen)
      copies += left
    }
    place.specials = specials // which a draw that led elsewhere has dropped
    changePlace(place, kind, -1)
  }
  changePlace(place, out, 1)
  return copies === 0 ? 0 : sum / copies
}

const broadest = (prospects: readonly Prospect[]): number =>
  Math.max(...prospects.map(({ width }) => width))

/** Prospects as wide as what their draws are worth, against the one that is worth most. */
const priced = (
  playout: Playout,
  world: World,
  seat: Seat,
  prospects: readonly Prospect[],
): readonly Prospect[] => {
  const worths = prospects.map(({ kind, lack }) => worthWithout(playout, world, seat, kind, lack))
  const most = Math.max(...worths)
  const broad = broadest(prospects)
  return most === 0
    ? prospects
    : prospects.map((prospect, i) => ({
        ...prospect,
        width: (broad * (worths[i] as number)) / most,
      }))
}

/** Wide prospects narrowed by how wide the hand is a draw later, against the one that is widest then. */
const foreseen = (
  place: Place,
  unseen: Uint8Array,
  prospects: readonly Prospect[],
): readonly Prospect[] => {
  const enough = broadest(prospects) * NEARLY
  const later = prospects.map(({ kind, lack, width }) =>
    width < enough ? null : widthAfterDraw(place, unseen, kind, lack),
  )
  const most = Math.max(...later.map((width) => width ?? 0))
  return prospects.map((prospect, i) => {
    const width = later[i] ?? most
    return most === 0 ? prospect : { ...prospect, width: prospect.width * (width / most) ** SECOND }
  })
}

/**
 * What each kind that a hand of a turn may discard leads to, in copies made comparable: those that leave it nearest by what
 * follows their draws, the others as if as wide as the widest of these.
 */
export const prospectsOf = (playout: Playout, world: World, seat: Seat): Prospect[] => {
  const place = world.places[seat]
  const unseen = Uint8Array.from(unseenBy(world, seat))
  const least = leastLack(place)
  const all = heldIn(place).map((kind) => ({ kind, lack: lackWithout(kind) }))
  const nearest = all
    .filter(({ lack }) => lack === least)
    .map(({ kind, lack }) => {
      const copies = copiesWithout(place, kind, unseen)
      return { kind, lack, width: copies + (IDLENESS[kind] as number) }
    })
  const width = broadest(nearest)
  const farther = all.filter(({ lack }) => lack > least).map((prospect) => ({ ...prospect, width }))
  if (least <= PRICED_LACK) return [...priced(playout, world, seat, nearest), ...farther]
  if (least > FORESEEN_LACK) return [...nearest, ...farther]
  return [...foreseen(place, unseen, nearest), ...farther]
}
