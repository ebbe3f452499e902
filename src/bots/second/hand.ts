import { countsOf, withChange } from '../../engine/hand/counts'
import type { Counts } from '../../engine/hand/counts'
import type { MeldForm } from '../../engine/hand/meld'
import type { RuleSet } from '../../engine/table/ruleSet'
import type { PlayerView } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Claim, OwnKong } from '../moves'
import { setClaimOf } from '../setClaim'
import { ownMelds, unseenOf } from '../sight'

/** A seat's own tiles, as they are or as they would be, and what it sees of the others. */
export type Hand = {
  readonly rules: RuleSet
  readonly view: PlayerView
  readonly counts: Counts
  readonly melds: readonly MeldForm[]
  /** By kind, the copies that the seat does not see. */
  readonly unseen: Uint8Array
}

/** The hand of a view; null when it is closed, for then there is nothing to think about. */
export const handOf = (rules: RuleSet, view: PlayerView): Hand | null => {
  if (view.own.closed || view.players[view.seat].closed) return null
  const counts = countsOf(view.own.concealed.map(kindOf))
  return { rules, view, counts, melds: ownMelds(view), unseen: unseenOf(view) }
}

/** The hand once a tile of this kind is discarded. */
export const without = (hand: Hand, kind: TileKind): Hand => ({
  ...hand,
  counts: withChange(hand.counts, kind, -1),
})

/** The hand once a claim has laid a set on the table. */
export const withClaim = (hand: Hand, claim: Claim, tile: TileKind): Hand => {
  const { meld, takes } = setClaimOf(claim, tile)
  const counts = Uint8Array.from(hand.counts)
  for (const kind of takes) counts[kind] = (counts[kind] as number) - 1
  return { ...hand, counts, melds: [...hand.melds, meld] }
}

/** The hand once it has laid down a kong of its own. */
export const withOwnKong = (hand: Hand, { type, kind }: OwnKong): Hand => {
  const made = type === 'added-kong' ? 'added' : 'concealed'
  const others = hand.melds.filter((meld) => meld.kind !== 'pong' || meld.tile !== kind)
  return {
    ...hand,
    counts: withChange(hand.counts, kind, made === 'added' ? -1 : -4),
    melds: [...others, { kind: 'kong', tile: kind, made }],
  }
}
