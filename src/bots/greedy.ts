import { acceptanceOf, nearestDiscards } from '../engine/hand/acceptance'
import type { NearestDiscards } from '../engine/hand/acceptance'
import { acceptedWithout, analysisOf, copiesIn } from '../engine/hand/analysis'
import { countsOf, withChange } from '../engine/hand/counts'
import type { Counts } from '../engine/hand/counts'
import { distanceOf } from '../engine/hand/distance'
import type { MeldForm } from '../engine/hand/meld'
import { NOTHING } from '../engine/hand/openHand'
import type { Shape } from '../engine/hand/reading'
import { shapesAllowed } from '../engine/score/judge'
import type { Action } from '../engine/table/action'
import type { RuleSet } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import { HAND_KINDS, HAND_TILE_KINDS, isHonour, isTerminal, kindOf } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import { fallbackAction } from './fallback'
import { isClaim, isDiscard, isOwnKong } from './moves'
import type { Claim, OwnKong } from './moves'
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

/** The kinds that may be discarded. */
const kindsOut = (allowed: readonly Action[]): TileKind[] => {
  const out = new Uint8Array(HAND_KINDS)
  for (const action of allowed) if (isDiscard(action)) out[kindOf(action.tile)] = 1
  return kindsHeld(out)
}

const kindsHeld = (counts: Counts): TileKind[] => {
  const kinds: TileKind[] = []
  for (const kind of HAND_TILE_KINDS) if (counts[kind] !== 0) kinds.push(kind)
  return kinds
}

/** Which of two equally useless tiles goes first. */
const idleness = (kind: TileKind): number => (isHonour(kind) ? 2 : isTerminal(kind) ? 1 : 0)

/** Of the nearest discards, the one that leaves most tiles to draw: honours and ends go first. */
const widestOf = (unseen: Uint8Array, { hand, kinds }: NearestDiscards): TileKind => {
  let widest = kinds[0] as TileKind
  if (kinds.length === 1) return widest
  const analysis = analysisOf(hand)
  let most = -1
  for (const kind of kinds) {
    const rank = copiesIn(acceptedWithout(analysis, kind), unseen) * 3 + idleness(kind)
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

const discardOf = (allowed: readonly Action[], kind: TileKind, close: boolean): Action | null => {
  for (const action of allowed) {
    if (isDiscard(action) && action.close === close && kindOf(action.tile) === kind) return action
  }
  return null
}

const onOwnTurn = (outlook: Outlook, allowed: readonly Action[]): Action | null => {
  const { shapes, counts, melds, unseen } = outlook
  const kinds = kindsOut(allowed)
  if (kinds.length === 0) return null
  const nearest = nearestDiscards(shapes, counts, melds, kinds)
  const kong = allowed.find(
    (action) => isOwnKong(action) && distanceWithKong(outlook, action) <= nearest.distance,
  )
  if (kong !== undefined) return kong
  const out = widestOf(unseen, nearest)
  const closes = nearest.distance === 0 && winsClosed(outlook, out)
  const closing = closes ? discardOf(allowed, out, true) : null
  return closing ?? discardOf(allowed, out, false)
}

/** The hand after a claim. */
const afterClaim = (outlook: Outlook, claim: Claim, tile: TileKind): Outlook => {
  const { meld, takes } = setClaimOf(claim, tile)
  const counts = outlook.counts.slice()
  for (const kind of takes) counts[kind] = (counts[kind] as number) - 1
  return { ...outlook, counts, melds: [...outlook.melds, meld] }
}

/** Where a claim leads, after the discard that follows a chow or a pong. */
const prospectAfter = (outlook: Outlook, claim: Claim, tile: TileKind): NearestDiscards | null => {
  const { shapes, counts, melds } = afterClaim(outlook, claim, tile)
  const kinds = claim.type === 'kong' ? [NOTHING] : kindsHeld(counts)
  return kinds.length === 0 ? null : nearestDiscards(shapes, counts, melds, kinds)
}

/** How many tiles bring the hand nearer after the widest of some discards. */
const copiesAfter = (unseen: Uint8Array, nearest: NearestDiscards): number =>
  copiesIn(acceptedWithout(analysisOf(nearest.hand), widestOf(unseen, nearest)), unseen)

/** The claim that leads nearest to ready, if it leads nearer than the hand is; the wider of two alike. */
const bestClaim = (outlook: Outlook, allowed: readonly Action[], tile: TileKind): Action | null => {
  const { shapes, counts, melds, unseen } = outlook
  let best: Action | null = null
  let least = distanceOf(shapes, counts, melds)
  let nearest: NearestDiscards | null = null
  for (const claim of allowed) {
    const after = isClaim(claim) ? prospectAfter(outlook, claim, tile) : null
    if (after === null || after.distance > least) continue
    if (after.distance === least) {
      if (nearest === null || copiesAfter(unseen, after) <= copiesAfter(unseen, nearest)) continue
    }
    best = claim
    least = after.distance
    nearest = after
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
  const allowed: Action[] = []
  for (const choice of view.choices) {
    if (!mayTake(choice)) continue
    if (choice.action.type === 'win') return choice.action
    allowed.push(choice.action)
  }
  const outlook = outlookOf(rules, view)
  const { stage } = view
  if (outlook === null) return fallbackAction(view)
  const thought =
    stage.stage === 'claiming'
      ? bestClaim(outlook, allowed, kindOf(stage.tile))
      : onOwnTurn(outlook, allowed)
  return thought ?? fallbackAction(view)
}
