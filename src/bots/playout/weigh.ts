import { SEATS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import type { TileKind } from '../../engine/tiles/tile'
import { dangerOf, readiness } from './danger'
import { prospectsOf } from './prospects'
import type { Prospect } from './prospects'
import type { Playout } from './style'
import type { World } from './world'

/**
 * How likely an open hand is to win after a discard: a logistic curve fitted to self-play, over what it lacks and how wide
 * it is, its turns so far, and how many rivals are likely to be ready.
 */
const WIN = {
  from: -0.48,
  lack: -0.67,
  ready: 0.64,
  width: 0.643,
  turn: 0.085,
  late: -0.087,
  rivals: -0.715,
} as const
/** Of a chance of this size, half is lost again to the wins of others; of a smaller one, more. */
const DOUBTFUL = 0.1
/** What a discard that is won on costs, in wins of the hand's own. */
const COST = 0.2

/** How many rivals are likely to be ready, where nobody closes. */
const readyRivals = (world: World, seat: Seat): number =>
  SEATS.reduce<number>(
    (sum, other) => sum + (other === seat ? 0 : readiness(world, other, false)),
    0,
  )

const chanceOf = ({ lack, width }: Prospect, turns: number, rivals: number): number => {
  if (width <= 0) return 0
  const sum =
    WIN.from +
    (WIN.lack + WIN.late * turns) * lack +
    (lack === 1 ? WIN.ready : 0) +
    WIN.width * Math.log(width) +
    WIN.turn * turns +
    WIN.rivals * rivals
  return 1 / (1 + Math.exp(-sum))
}

/**
 * The discard that is best when the chance to win is weighed against the danger, where nobody closes: it may leave a
 * hand farther from ready, and gives a hopeless one up.
 */
export const weighedDiscard = (playout: Playout, world: World, seat: Seat): TileKind => {
  const prospects = prospectsOf(playout, world, seat)
  const rivals = readyRivals(world, seat)
  let best: TileKind | null = null
  let most = -Infinity
  for (const prospect of prospects) {
    const danger = dangerOf(world, seat, prospect.kind, false)
    const chance = chanceOf(prospect, world.turns[seat] as number, rivals)
    const gain = (chance * chance) / (chance + DOUBTFUL)
    const worth = (1 - danger) * gain - danger * COST
    if (worth <= most) continue
    best = prospect.kind
    most = worth
  }
  return best as TileKind
}
