import { acceptanceOf, nearestDiscards } from '../engine/hand/acceptance'
import type { Acceptance } from '../engine/hand/acceptance'
import { acceptedWithout, analysisOf, kindsIn } from '../engine/hand/analysis'
import { countsOf, withChange } from '../engine/hand/counts'
import type { Counts } from '../engine/hand/counts'
import type { MeldForm } from '../engine/hand/meld'
import type { Shape } from '../engine/hand/reading'
import { shapesAllowed } from '../engine/score/judge'
import type { Action } from '../engine/table/action'
import type { RuleSet } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import { HAND_TILE_KINDS, kindOf } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import { setClaimOf } from './setClaim'
import { ownMelds, unseenOf } from './sight'

/** A seat's own hand and the copies that it does not see. */
type Hand = {
  readonly shapes: readonly Shape[]
  readonly counts: Counts
  readonly melds: readonly MeldForm[]
  readonly unseen: Uint8Array
}

const copiesOf = ({ unseen }: Hand, kinds: readonly TileKind[]): number =>
  kinds.reduce((sum, kind) => sum + (unseen[kind] as number), 0)

/** After the discard that leaves the hand nearest, then widest. */
const afterDiscard = (hand: Hand, counts: Counts, melds: readonly MeldForm[]): Acceptance => {
  const held = HAND_TILE_KINDS.filter((kind) => counts[kind] !== 0)
  const { hand: opened, distance, kinds } = nearestDiscards(hand.shapes, counts, melds, held)
  const analysis = analysisOf(opened)
  const [widest] = kinds
    .map((kind) => kindsIn(acceptedWithout(analysis, kind)))
    .toSorted((one, other) => copiesOf(hand, other) - copiesOf(hand, one))
  return { distance, accepts: widest ?? [] }
}

const without = (counts: Counts, kinds: readonly TileKind[]): Counts =>
  kinds.reduce((left, kind) => withChange(left, kind, -1), counts)

const after = (rules: RuleSet, hand: Hand, action: Action, claimed: TileKind): Acceptance => {
  const { shapes, counts, melds } = hand
  switch (action.type) {
    case 'discard': {
      const allowed = action.close ? shapesAllowed(rules.scoring, true) : shapes
      return acceptanceOf(allowed, withChange(counts, kindOf(action.tile), -1), melds)
    }
    case 'chow':
    case 'pong':
    case 'kong': {
      const { meld, takes } = setClaimOf(action, claimed)
      const [left, all] = [without(counts, takes), [...melds, meld]]
      if (action.type === 'kong') return acceptanceOf(shapes, left, all)
      return afterDiscard(hand, left, all)
    }
    case 'concealed-kong': {
      const kong: MeldForm = { kind: 'kong', tile: action.kind, made: 'concealed' }
      return acceptanceOf(shapes, withChange(counts, action.kind, -4), [...melds, kong])
    }
    case 'added-kong': {
      const kong: MeldForm = { kind: 'kong', tile: action.kind, made: 'added' }
      const others = melds.filter(({ kind, tile }) => kind !== 'pong' || tile !== action.kind)
      return acceptanceOf(shapes, withChange(counts, action.kind, -1), [...others, kong])
    }
    case 'win':
      return { distance: -1, accepts: [] }
    default:
      return acceptanceOf(shapes, counts, melds)
  }
}

/** Tells of any of a view's choices how near it leaves the hand and what it then accepts. The hand must be open. */
export const outlookOf = (
  rules: RuleSet,
  view: PlayerView,
): ((action: Action) => Acceptance & { readonly unseen: Uint8Array }) => {
  const concealed = view.own.closed ? [] : view.own.concealed.map(kindOf)
  const unseen = unseenOf(view)
  const { shapes } = rules.scoring
  const hand = { shapes, counts: countsOf(concealed), melds: ownMelds(view), unseen }
  const claimed = view.stage.stage === 'claiming' ? kindOf(view.stage.tile) : (0 as TileKind)
  return (action) => ({ ...after(rules, hand, action, claimed), unseen })
}
