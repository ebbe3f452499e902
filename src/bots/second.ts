import { distanceOf } from '../engine/hand/distance'
import type { Action } from '../engine/table/action'
import { kindOf } from '../engine/tiles/tile'
import { fallbackAction } from './fallback'
import { isDiscard, isOwnKong } from './moves'
import { mayTake } from './policy'
import type { Policy } from './policy'
import { claimFor } from './second/claiming'
import { discardFor } from './second/discards'
import { handOf, without, withOwnKong } from './second/hand'
import type { Hand } from './second/hand'

const distanceIn = ({ rules, counts, melds }: Hand): number =>
  distanceOf(rules.scoring.shapes, counts, melds)

const onOwnTurn = (hand: Hand, allowed: readonly Action[]): Action | undefined => {
  const discard = discardFor(hand, allowed.filter(isDiscard))
  if (discard === undefined) return allowed.find(isOwnKong)
  const distance = distanceIn(without(hand, kindOf(discard.tile)))
  const kong = allowed
    .filter(isOwnKong)
    .find((action) => distanceIn(withOwnKong(hand, action)) <= distance)
  return kong ?? discard
}

/**
 * Another way to play than greedily: with an eye on worth and danger. Wins whenever that is worth the minimum; claims
 * late; keeps to one suit or to pongs when it holds many; out of several ready hands takes the one that is worth most,
 * and closes it unless few tiles win; throws safe tiles while a rival may be ready and its own hand is far from it.
 */
export const second: Policy = (rules, view) => {
  const allowed = view.choices.filter(mayTake).map(({ action }) => action)
  const win = allowed.find(({ type }) => type === 'win')
  if (win !== undefined) return win
  const hand = handOf(rules, view)
  if (hand === null) return fallbackAction(view)
  const { stage } = view
  const thought =
    stage.stage === 'claiming'
      ? claimFor(hand, allowed, kindOf(stage.tile))
      : onOwnTurn(hand, allowed)
  return thought ?? fallbackAction(view)
}
