import type { HandResult, HandWin } from '../../engine/table/state'
import { seatOfWind } from '../../engine/tiles/seat'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { useWords } from '../app/words'

/** Says how a hand ended, in a few words. */
export const useOutcomeTitle = (): ((hand: HandResult) => string) => {
  const { result } = useText()
  const words = useWords()
  const who = useWhoSits()
  return ({ outcome, wins }) => {
    if (outcome === 'drawn') return result.drawn
    const [first] = wins
    if (outcome === 'false-mahjong' && first) {
      return result.falseCall(who(first.seat), words.term('false-win'))
    }
    const winners = wins.filter((win) => !win.falseMahjong).map(({ seat }) => who(seat))
    const [only] = winners
    return only && winners.length === 1
      ? result.wins(only, words.term('win'))
      : result.several(winners, words.term('win'))
  }
}

/** Says how a hand was won: drawn, off whose discard, robbed, or by flowers. */
export const useHowWon = (): ((hand: HandResult, won: HandWin) => string) => {
  const { result } = useText()
  const words = useWords()
  const who = useWhoSits()
  return ({ dealer }, { win, sheet }) => {
    if (sheet?.reading === null) return words.here(result.byFlowers)(win.flowers.length)
    if (win.discarder === null) return result.selfDrawn
    const from = who(seatOfWind(win.discarder, dealer))
    return words.here(win.kind === 'rob-gong' ? result.robbed : result.onDiscard)(from)
  }
}
