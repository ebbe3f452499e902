import { useMemo } from 'react'
import type { Action, Choice } from '../../engine/table/action'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import { useHints } from '../../store/hooks'
import { closeWarnings } from '../hints/closeWarnings'
import type { CloseWarning } from '../hints/closeWarnings'
import { offerOf } from './offer'
import type { Offer } from './offer'
import { useAnswer } from './useAnswer'
import { usePerQuestion } from './usePerQuestion'

/** Something that is asked once more before it is done. */
export type Doubt =
  | { readonly about: 'false-mahjong'; readonly choice: Choice }
  | { readonly about: 'close'; readonly action: Action; readonly warnings: readonly CloseWarning[] }
  | { readonly about: 'peek'; readonly action: Action }

/** What was refused when the person asked why not; it stays to be read while the others move on. */
export type Explained = Pick<Game, 'view'> & Pick<Offer, 'refused'>

const NO_CHOICES: readonly Choice[] = []

/** The person's side of a question: what is offered, and how it is answered. */
export const useTurn = ({ id, view, step, readOnly }: Game) => {
  const choices = readOnly ? NO_CHOICES : view.choices
  const offer = useMemo(() => offerOf(choices), [choices])
  const question = `${offer.id}/${step}`
  const send = useAnswer(offer.id, question)
  const hints = useHints()
  const [lifted, lift] = usePerQuestion<TileId | null>(question, null)
  const [closing, setClosing] = usePerQuestion(question, false)
  const [doubt, setDoubt] = usePerQuestion<Doubt | null>(question, null)
  const [why, setWhy] = usePerQuestion<Explained | null>(`${id}/${view.hand}`, null)
  const { melds } = view.players[view.seat]

  const explain = (): void => setWhy({ view, refused: offer.refused })

  const answer = (action: Action): boolean => {
    const sent = send(action)
    if (sent) setWhy(null)
    return sent
  }

  /** Discards a tile, closing with it when that is chosen; a tile that may not go says why. */
  const choose = (tile: TileId): boolean => {
    const action = (closing ? offer.closings : offer.discards).get(tile)
    if (!action) {
      if (offer.id !== null && offer.refused.length > 0) explain()
      return false
    }
    const warnings = closing ? closeWarnings(kindOf(tile), hints?.readyDiscards ?? null, melds) : []
    if (warnings.length === 0) return answer(action)
    setDoubt({ about: 'close', action, warnings })
    return false
  }

  /** A first tap lifts a tile, a second one on the same tile discards it. */
  const tap = (tile: TileId): boolean => {
    if (lifted === tile) return choose(tile)
    if (offer.discards.size > 0) lift(tile)
    return false
  }

  /** Declares the win; one that would be false is asked about first. */
  const declare = (): void => {
    if (!offer.win) return
    if (offer.win.worth?.falseMahjong) setDoubt({ about: 'false-mahjong', choice: offer.win })
    else answer(offer.win.action)
  }

  /** Takes a claim, a kong or an announcement; one that costs something is asked about first. */
  const take = ({ action }: Choice): void => {
    if (action.type === 'peek') setDoubt({ about: 'peek', action })
    else answer(action)
  }

  return {
    offer,
    answer,
    take,
    lifted,
    closing,
    toggleClosing: () => offer.closings.size > 0 && setClosing(!closing),
    doubt,
    dispel: () => setDoubt(null),
    why,
    toggleWhy: () => (why ? setWhy(null) : explain()),
    choose,
    tap,
    declare,
  }
}
export type Turn = ReturnType<typeof useTurn>
