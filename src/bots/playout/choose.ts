import type { MeldForm } from '../../engine/hand/meld'
import type { Seat } from '../../engine/tiles/seat'
import { HAND_KINDS, HAND_TILE_KINDS, isHonour, isTerminal, rankOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { dangerOf } from './danger'
import type { Place } from './place'
import { copiesWithout, lackOfPlace, lackWithout, leastLack, settle } from './reach'
import { afterClaim, afterKong, setsWith } from './sets'
import type { SetClaim } from './sets'
import type { Playout } from './style'
import { bestPlan, bestReady, worthOfDraws } from './value'
import { weighedDiscard } from './weigh'
import { show, unseenBy } from './world'
import type { World } from './world'

/** A discard, and whether the hand closes with it; null: as soon as it is ready. */
export type Discarding = { readonly kind: TileKind; readonly close: boolean | null }

/** Which of two equally useless tiles goes first. */
const IDLENESS = Uint8Array.from(HAND_TILE_KINDS, (kind) =>
  isHonour(kind) ? 2 : isTerminal(kind) ? 1 : 0,
)
/** How dear a tile is to somebody who takes honours and ends for treasures. */
const DEARNESS = Uint8Array.from(HAND_TILE_KINDS, (kind) =>
  isHonour(kind) ? 10 : Math.abs(rankOf(kind) - 5),
)
/** What a copy to come counts for against the order of idle tiles. */
const COPY = 3

const ranker = (
  { deal, styles }: Playout,
  world: World,
  seat: Seat,
): ((kind: TileKind) => number) => {
  const { watches, hoards, caution } = styles[seat]
  const place = world.places[seat]
  if (hoards) return (kind) => -(DEARNESS[kind] as number)
  if (!watches) return (kind) => IDLENESS[kind] as number
  const unseen = unseenBy(world, seat)
  const closes = deal.rules.closing !== null
  return (kind) => {
    const width = copiesWithout(place, kind, unseen) * COPY + (IDLENESS[kind] as number)
    return caution === 0 ? width : width - caution * COPY * dangerOf(world, seat, kind, closes)
  }
}

/** What the hand that was asked about last lacks at least without a tile of another kind. */
const leastBut = ({ counts }: Place, butFor: TileKind): number => {
  const others = HAND_TILE_KINDS.filter((kind) => counts[kind] !== 0 && kind !== butFor)
  return Math.min(...others.map(lackWithout))
}

/** The discard, but for one kind, that leaves a hand nearest to ready and, of those, ranks highest. */
export const nearest = (
  playout: Playout,
  world: World,
  seat: Seat,
  butFor: TileKind | null = null,
): TileKind => {
  const place = world.places[seat]
  let least = leastLack(place)
  if (butFor !== null) least = leastBut(place, butFor)
  const rankOfKind = ranker(playout, world, seat)
  let best = -1
  let most = -Infinity
  for (let kind = 0 as TileKind; kind < HAND_KINDS; kind = (kind + 1) as TileKind) {
    if (place.counts[kind] === 0 || lackWithout(kind) !== least || kind === butFor) continue
    const rank = rankOfKind(kind)
    if (rank <= most) continue
    best = kind
    most = rank
  }
  return best as TileKind
}

/** What a seat discards on its turn; a closed hand what it drew. */
export const chooseDiscard = (
  playout: Playout,
  world: World,
  seat: Seat,
  drawn: TileKind | null,
): Discarding => {
  const place = world.places[seat]
  if (place.closed) return { kind: drawn as TileKind, close: null }
  const { prices, plans, caution } = playout.styles[seat]
  const { closing } = playout.deal.rules
  if (plans && closing === null) return { kind: weighedDiscard(playout, world, seat), close: false }
  const usual = nearest(playout, world, seat)
  const lack = lackWithout(usual)
  if (prices && lack === 1) return bestReady(playout, world, seat) ?? { kind: usual, close: false }
  if (plans && lack === 2) {
    const lostBy = (kind: TileKind): number =>
      caution === 0 ? 0 : dangerOf(world, seat, kind, true)
    const planned = bestPlan(playout, world, seat, lostBy)
    if (planned !== null) return { kind: planned.kind, close: false }
  }
  return { kind: usual, close: prices ? false : null }
}

/** What a hand lacks after a claim and its best discard. */
const lackAfterClaim = (place: Place, claim: SetClaim): number =>
  afterClaim(place, claim, leastLack)

const nearestClaim = (place: Place, claims: readonly SetClaim[]): SetClaim | null => {
  let best: SetClaim | null = null
  let least = place.lack
  for (const claim of claims) {
    const lack = lackAfterClaim(place, claim)
    if (lack >= least) continue
    best = claim
    least = lack
  }
  return best
}

/** What a hand is worth after a claim that leaves it ready or one from it. */
const worthAfter = (playout: Playout, world: World, seat: Seat, claim: SetClaim): number => {
  for (const kind of claim.takes) show(world, kind, 1)
  const worth = afterClaim(world.places[seat], claim, (place) => {
    const lack = leastLack(place)
    const best =
      lack === 1 ? bestReady(playout, world, seat) : bestPlan(playout, world, seat, () => 0)
    return best?.worth ?? 0
  })
  for (const kind of claim.takes) show(world, kind, -1)
  settle(world.places[seat])
  return worth
}

/** A claim must keep this part of what the hand's own draws would lead to. */
const KEPT = 0.3

const worthClaim = (
  playout: Playout,
  world: World,
  seat: Seat,
  claims: readonly SetClaim[],
): SetClaim | null => {
  const place = world.places[seat]
  let best: SetClaim | null = null
  let most = 0
  for (const claim of claims) {
    if (lackAfterClaim(place, claim) >= place.lack) continue
    const worth = worthAfter(playout, world, seat, claim)
    if (worth <= most) continue
    best = claim
    most = worth
  }
  if (best === null || place.lack !== 2) return best
  const { worth, copies } = worthOfDraws(playout, world, seat)
  settle(place)
  return most * copies < KEPT * worth ? null : best
}

/** Further than this from complete a hand is not worth planning for. */
const PLANNED_LACK = 3
/** Where a hand must be worth so much, one that cannot be planned for yet stays as it is. */
const HIGH_MINIMUM = 10

/** The claim that a seat makes of a discard, if any. */
export const chooseClaim = (
  playout: Playout,
  world: World,
  seat: Seat,
  kind: TileKind,
  next: boolean,
): SetClaim | null => {
  const place = world.places[seat]
  const claims = setsWith(place, kind, next)
  if (claims.length === 0) return null
  if (playout.styles[seat].claims === 'nearer') return nearestClaim(place, claims)
  if (place.lack <= PLANNED_LACK) return worthClaim(playout, world, seat, claims)
  const { rules, round } = playout.deal
  return rules.scoring.minimum(round) < HIGH_MINIMUM ? nearestClaim(place, claims) : null
}

/** The kong that a seat makes of the tile that it has just drawn, where that takes nothing away. */
export const chooseKong = (place: Place, drawn: TileKind): MeldForm | null => {
  if (place.closed) return null
  const concealed = place.counts[drawn] === 4
  const added = place.melds.some(({ kind, tile }) => kind === 'pong' && tile === drawn)
  if (!concealed && !added) return null
  const kong: MeldForm = { kind: 'kong', tile: drawn, made: concealed ? 'concealed' : 'added' }
  return afterKong(place, kong, lackOfPlace) <= leastLack(place) ? kong : null
}
