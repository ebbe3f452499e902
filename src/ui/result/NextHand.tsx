import type { HandResult } from '../../engine/table/state'
import { useAmounts } from '../app/amounts'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { sentences } from './sentences'

/** What follows a hand: who deals, the round, the pool, or that the game is over. */
export const NextHand = ({ hand }: { hand: HandResult }) => {
  const { result } = useText()
  const words = useWords()
  const { paid } = useAmounts()
  const who = useWhoSits()
  const { next, dealer, round, streak } = hand
  const deal = () => {
    if (next.dealer !== dealer) return result.dealPasses(who(next.dealer))
    return next.streak > streak
      ? words.here(result.dealerStays)(who(dealer), next.streak)
      : result.dealStays(who(dealer))
  }
  if (next.over) return <p>{result.gameEnds}</p>
  return (
    <p>
      {sentences(
        deal(),
        next.round !== round && result.roundBegins(next.round),
        next.pool > 0 && result.poolHolds(paid(next.pool)),
      )}
    </p>
  )
}
