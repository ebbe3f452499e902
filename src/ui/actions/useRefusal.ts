import type { Choice } from '../../engine/table/action'
import type { PlayerView } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import { useAmounts } from '../app/amounts'
import { useText } from '../app/text'
import { useWords } from '../app/words'

/** Says why a choice is refused; null for one that is not. */
export const useRefusal = ({ events }: PlayerView): ((choice: Choice) => string | null) => {
  const { refusals } = useText().table
  const words = useWords()
  const { hand } = useAmounts()
  const last = events.findLast((event) => event.event === 'discard')
  return ({ refused, worth }) =>
    refused &&
    words.here(refusals[refused])({
      tile: last ? words.tile(kindOf(last.tile)) : '',
      worth: hand(worth?.total ?? 0),
      minimum: hand(worth?.minimum ?? 0),
    })
}
