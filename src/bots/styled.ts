import type { Action } from '../engine/table/action'
import type { RuleSet } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import { bySeat, seatAfter } from '../engine/tiles/seat'
import { kindOf } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import { fallbackAction } from './fallback'
import { isClaim, isDiscard, isOwnKong } from './moves'
import { chooseClaim, chooseDiscard, chooseKong, nearest } from './playout/choose'
import { dealOf, knownOf } from './playout/known'
import { changePlace } from './playout/place'
import { lackOfPlace, specialsClosed } from './playout/reach'
import type { Playout, Style } from './playout/style'
import type { World } from './playout/world'
import { worthsOf } from './playout/worth'
import { mayTake } from './policy'
import type { Policy } from './policy'
import { setClaimOf } from './setClaim'

/** A table on which a style decides for a view's seat. */
const playoutOf = (rules: RuleSet, view: PlayerView, style: Style): Playout => {
  const deal = dealOf(rules, view)
  return { deal, worths: worthsOf(deal), styles: bySeat(() => style) }
}

/** What a seat with an open hand is asked: the choices it may take, in a world that holds what it knows. */
type Question = {
  readonly playout: Playout
  readonly world: World
  readonly view: PlayerView
  readonly allowed: readonly Action[]
}

const claimed = ({ playout, world, view, allowed }: Question): Action | undefined => {
  const { stage, seat } = view
  if (stage.stage !== 'claiming') return undefined
  const kind = kindOf(stage.tile)
  const chosen = chooseClaim(playout, world, seat, kind, seatAfter(stage.from) === seat)
  return allowed.filter(isClaim).find((action) => {
    const { meld } = setClaimOf(action, kind)
    return meld.kind === chosen?.meld.kind && meld.tile === chosen.meld.tile
  })
}

/** Whether a hand is ready, in a shape that Closing allows, once a kind is discarded. */
const isReadyClosed = ({ playout, world, view }: Question, kind: TileKind): boolean => {
  const place = world.places[view.seat]
  const { specials } = place
  place.specials = specialsClosed(playout.deal.rules, specials)
  changePlace(place, kind, -1)
  const lack = lackOfPlace(place)
  changePlace(place, kind, 1)
  place.specials = specials
  return lack === 1
}

const onOwnTurn = (question: Question): Action | undefined => {
  const { playout, world, view, allowed } = question
  const drawn = view.own.drawn === null ? null : kindOf(view.own.drawn)
  const place = world.places[view.seat]
  const kong = allowed.filter(isOwnKong).find(({ kind }) => chooseKong(place, kind) !== null)
  if (kong !== undefined) return kong
  const { kind, close } = chooseDiscard(playout, world, view.seat, drawn)
  const discardsOf = (wanted: TileKind) =>
    allowed.filter(isDiscard).filter(({ tile }) => kindOf(tile) === wanted)
  const discards = discardsOf(kind)
  if (discards.length === 0) return discardsOf(nearest(playout, world, view.seat, kind))[0]
  const closes = close ?? isReadyClosed(question, kind)
  return discards.find((action) => action.close === closes) ?? discards[0]
}

/** Plays in a style. Wins whenever that is worth the minimum. */
export const styled =
  (style: Style): Policy =>
  (rules, view) => {
    const allowed = view.choices.filter(mayTake).map(({ action }) => action)
    const win = allowed.find(({ type }) => type === 'win')
    if (win !== undefined) return win
    if (allowed.length < 2 || view.own.closed || view.players[view.seat].closed) {
      return fallbackAction(view)
    }
    const playout = playoutOf(rules, view, style)
    const question = { playout, world: knownOf(rules, view).world, view, allowed }
    const chosen = view.stage.stage === 'claiming' ? claimed(question) : onOwnTurn(question)
    return chosen ?? fallbackAction(view)
  }
