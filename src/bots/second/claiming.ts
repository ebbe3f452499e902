import { discardsOf } from '../../engine/hand/acceptance'
import { distanceOf } from '../../engine/hand/distance'
import type { Action } from '../../engine/table/action'
import { windKind, windOf } from '../../engine/tiles/seat'
import { isDragon } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { isClaim } from '../moves'
import type { Claim } from '../moves'
import { withClaim, without } from './hand'
import type { Hand } from './hand'
import { leaningOf } from './leaning'
import { most } from './most'
import { waitsOf } from './waits'

/** A minimum up to which any hand will do. */
const PLAIN_MINIMUM = 1

/** Where a claim leads: the distance, after the best discard but for a kong, and the worth of a ready hand's waits. */
type Prospect = { readonly distance: number; readonly worth: number }

const worthOfReady = (hand: Hand): number =>
  Math.max(waitsOf(hand, false).worth, hand.rules.closing ? waitsOf(hand, true).worth : 0)

const prospectOf = (hand: Hand, claim: Claim, tile: TileKind): Prospect => {
  const { shapes } = hand.rules.scoring
  const after = withClaim(hand, claim, tile)
  if (claim.type === 'kong') {
    const distance = distanceOf(shapes, after.counts, after.melds)
    return { distance, worth: distance === 0 ? worthOfReady(after) : 0 }
  }
  const options = discardsOf(shapes, after.counts, after.melds)
  const distance = Math.max(0, Math.min(...options.map((option) => option.distance)))
  const ready = options.filter((option) => option.distance <= 0)
  const worths = ready.map(({ kind }) => worthOfReady(without(after, kind)))
  return { distance, worth: Math.max(0, ...worths) }
}

const isValued = ({ view }: Hand, claim: Claim, tile: TileKind): boolean => {
  const winds = [windKind(view.round), windKind(windOf(view.seat, view.dealer))]
  return claim.type !== 'chow' && (isDragon(tile) || winds.includes(tile))
}

const servesLeaning = (hand: Hand, claim: Claim, tile: TileKind): boolean => {
  const { towards, serves } = leaningOf(hand)
  return towards === 'pongs' ? claim.type !== 'chow' : towards === 'suit' && serves(tile)
}

/** How near a claim must bring the hand that has no other merit: nearer where a plain hand would not win. */
const reachOf = ({ rules, view }: Hand): number =>
  rules.scoring.minimum(view.round) > PLAIN_MINIMUM ? 1 : 2

/**
 * The claim to make, if any. It must bring the hand nearer, and be a valued set, serve what the hand leans to or lead
 * close to ready; one that makes it ready must leave something to win with.
 */
export const claimFor = (
  hand: Hand,
  allowed: readonly Action[],
  tile: TileKind,
): Claim | undefined => {
  const now = distanceOf(hand.rules.scoring.shapes, hand.counts, hand.melds)
  const options = allowed.filter(isClaim).map((claim) => {
    const { distance, worth } = prospectOf(hand, claim, tile)
    return { claim, distance, worth }
  })
  const merits = options.filter(({ claim, distance, worth }) => {
    if (distance >= now) return false
    if (distance === 0) return worth > 0
    if (distance <= reachOf(hand)) return true
    return isValued(hand, claim, tile) || servesLeaning(hand, claim, tile)
  })
  const nearest = Math.min(...merits.map(({ distance }) => distance))
  return most(
    merits.filter(({ distance }) => distance === nearest),
    ({ worth }) => worth,
  )?.claim
}
