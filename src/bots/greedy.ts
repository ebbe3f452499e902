import { acceptanceOf, nearestDiscards } from '../engine/hand/acceptance'
import type { NearestDiscards } from '../engine/hand/acceptance'
import { countsOf, withChange } from '../engine/hand/counts'
import type { Counts } from '../engine/hand/counts'
import { distanceOf } from '../engine/hand/distance'
import type { MeldForm } from '../engine/hand/meld'
import type { Shape } from '../engine/hand/reading'
import { shapesAllowed } from '../engine/score/judge'
import type { Action } from '../engine/table/action'
import type { RuleSet } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import { HAND_TILE_KINDS, isHonour, isTerminal, kindOf } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import { fallbackAction } from './fallback'
import { isClaim, isDiscard, isOwnKong } from './moves'
import type { Claim, Discard, OwnKong } from './moves'
import { mayTake } from './policy'
import type { Policy } from './policy'
import { setClaimOf } from './setClaim'
import { ownMelds, unseenOf } from './sight'

/** What a seat goes by: its hand, what it may become, and the copies that are left as far as it sees. */
type Outlook = {
  readonly rules: RuleSet
  readonly shapes: readonly Shape[]
  readonly counts: Counts
  readonly melds: readonly MeldForm[]
  readonly unseen: Uint8Array
}

const copiesOf = (unseen: Uint8Array, kinds: readonly TileKind[]): number => {
  let copies = 0
  for (const kind of kinds) copies += unseen[kind] as number
  return copies
}

const kindsHeld = (counts: Counts): TileKind[] => {
  const kinds: TileKind[] = []
  for (const kind of HAND_TILE_KINDS) if (counts[kind] !== 0) kinds.push(kind)
  return kinds
}

/** Which of two equally useless tiles goes first. */
const idleness = (kind: TileKind): number => (isHonour(kind) ? 2 : isTerminal(kind) ? 1 : 0)

/** Of the nearest discards, the one that leaves most tiles to draw: honours and ends go first. */
const widestOf = (unseen: Uint8Array, { kinds, acceptsAfter }: NearestDiscards): TileKind => {
  let widest = kinds[0] as TileKind
  if (kinds.length === 1) return widest
  let most = -1
  for (const kind of kinds) {
    const rank = copiesOf(unseen, acceptsAfter(kind)) * 3 + idleness(kind)
    if (rank <= most) continue
    widest = kind
    most = rank
  }
  return widest
}

/** Whether the hand, once closed with this discard, still has a tile to win with. */
const winsClosed = ({ rules, counts, melds, unseen }: Outlook, kind: TileKind): boolean => {
  const shapes = shapesAllowed(rules.scoring, true)
  const closed = acceptanceOf(shapes, withChange(counts, kind, -1), melds)
  return closed.distance === 0 && copiesOf(unseen, closed.accepts) > 0
}

const distanceWithKong = (outlook: Outlook, { type, kind }: OwnKong): number => {
  const { shapes, counts, melds } = outlook
  if (type === 'concealed-kong') {
    const kong: MeldForm = { kind: 'kong', tile: kind, made: 'concealed' }
    return distanceOf(shapes, withChange(counts, kind, -4), [...melds, kong])
  }
  const kong: MeldForm = { kind: 'kong', tile: kind, made: 'added' }
  const others = melds.filter((meld) => meld.kind !== 'pong' || meld.tile !== kind)
  return distanceOf(shapes, withChange(counts, kind, -1), [...others, kong])
}

const onOwnTurn = (outlook: Outlook, allowed: readonly Action[]): Action | null => {
  const { shapes, counts, melds, unseen } = outlook
  const discards = allowed.filter(isDiscard)
  const kinds = kindsHeld(countsOf(discards.map(({ tile }) => kindOf(tile))))
  if (kinds.length === 0) return null
  const nearest = nearestDiscards(shapes, counts, melds, kinds)
  const kong = allowed.find(
    (action) => isOwnKong(action) && distanceWithKong(outlook, action) <= nearest.distance,
  )
  if (kong !== undefined) return kong
  const out = widestOf(unseen, nearest)
  const closes = nearest.distance === 0 && winsClosed(outlook, out)
  const goesOut = ({ tile }: Discard): boolean => kindOf(tile) === out
  const closing = closes ? discards.find((action) => action.close && goesOut(action)) : undefined
  return closing ?? discards.find((action) => !action.close && goesOut(action)) ?? null
}

/** How far from ready a claim leaves the hand, and how many tiles bring it nearer then. */
type Prospect = { readonly distance: number; readonly copies: () => number }

/** The hand after a claim. */
const afterClaim = (outlook: Outlook, claim: Claim, tile: TileKind): Outlook => {
  const { meld, takes } = setClaimOf(claim, tile)
  const counts = Uint8Array.from(outlook.counts)
  for (const kind of takes) counts[kind] = (counts[kind] as number) - 1
  return { ...outlook, counts, melds: [...outlook.melds, meld] }
}

/** Where a claim leads, after the discard that follows a chow or a pong. */
const prospectAfter = (outlook: Outlook, claim: Claim, tile: TileKind): Prospect | null => {
  const { shapes, counts, melds, unseen } = afterClaim(outlook, claim, tile)
  if (claim.type === 'kong') {
    const { distance, accepts } = acceptanceOf(shapes, counts, melds)
    return { distance, copies: () => copiesOf(unseen, accepts) }
  }
  const nearest = nearestDiscards(shapes, counts, melds, kindsHeld(counts))
  if (nearest.kinds.length === 0) return null
  const copies = () => copiesOf(unseen, nearest.acceptsAfter(widestOf(unseen, nearest)))
  return { distance: nearest.distance, copies }
}

/** The claim that leads nearest to ready, if it leads nearer than the hand is; the wider of two alike. */
const bestClaim = (outlook: Outlook, allowed: readonly Action[], tile: TileKind): Action | null => {
  const { shapes, counts, melds } = outlook
  let best: Action | null = null
  let least: Prospect = { distance: distanceOf(shapes, counts, melds), copies: () => 0 }
  for (const claim of allowed) {
    const prospect = isClaim(claim) ? prospectAfter(outlook, claim, tile) : null
    if (prospect === null || prospect.distance > least.distance) continue
    const tied = prospect.distance === least.distance
    if (tied && (best === null || prospect.copies() <= least.copies())) continue
    best = claim
    least = prospect
  }
  return best
}

const outlookOf = (rules: RuleSet, view: PlayerView): Outlook | null => {
  const { own } = view
  if (own.closed || view.players[view.seat].closed) return null
  const counts = countsOf(own.concealed.map(kindOf))
  const { shapes } = rules.scoring
  return { rules, shapes, counts, melds: ownMelds(view), unseen: unseenOf(view) }
}

/**
 * Takes the shortest way to ready. Wins whenever that is worth the minimum; discards for the least distance, then
 * the most tiles left to draw, honours and ends first; claims only what brings it nearer; makes its own kongs
 * where they take nothing away; closes as soon as it is ready, if a closed hand may win so.
 */
export const greedy: Policy = (rules, view) => {
  const allowed = view.choices.filter(mayTake).map(({ action }) => action)
  const win = allowed.find(({ type }) => type === 'win')
  if (win !== undefined) return win
  const outlook = outlookOf(rules, view)
  const { stage } = view
  if (outlook === null) return fallbackAction(view)
  const thought =
    stage.stage === 'claiming'
      ? bestClaim(outlook, allowed, kindOf(stage.tile))
      : onOwnTurn(outlook, allowed)
  return thought ?? fallbackAction(view)
}
