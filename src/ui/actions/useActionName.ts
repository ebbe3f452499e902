import type { Choice } from '../../engine/table/action'
import type { SeenStage } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { ActionLabel } from '../../i18n/en/terms'
import { useRuleInfo } from '../app/ruleInfo'
import { useText } from '../app/text'
import { useWords } from '../app/words'

/** Under which name a choice goes at this moment. */
export const labelOf = ({ action, worth }: Choice, stage: SeenStage): ActionLabel => {
  if (action.type !== 'win') return action.type
  if (worth?.byFlowers || stage.stage === 'flower-win') return 'flower-win'
  if (stage.stage !== 'claiming') return 'self-draw'
  return stage.on === 'added-kong' ? 'rob' : 'win'
}

const times = (kind: TileKind, count: number): TileKind[] =>
  Array.from({ length: count }, () => kind)

/** The tiles of the own hand that a choice takes. */
export const takenBy = ({ action }: Choice, stage: SeenStage): readonly TileKind[] => {
  const claimed = stage.stage === 'claiming' ? kindOf(stage.tile) : null
  switch (action.type) {
    case 'chow':
      return action.with
    case 'pong':
      return claimed === null ? [] : times(claimed, 2)
    case 'kong':
      return claimed === null ? [] : times(claimed, 3)
    case 'concealed-kong':
      return times(action.kind, 4)
    case 'added-kong':
      return [action.kind]
    case 'discard':
      return [kindOf(action.tile)]
    default:
      return []
  }
}

/** What an announcement costs, and whom; null for all other choices. */
export const usePriceNote = (): ((choice: Choice) => string | null) => {
  const { act } = useText().table
  const { peekPoints, shownWestPoints } = useRuleInfo()
  return ({ action }) => {
    if (action.type === 'peek') return act.peek(peekPoints ?? 0)
    return action.type === 'show-west' ? act.west(shownWestPoints ?? 0) : null
  }
}

/** Names a choice with the tiles that it takes, like ones once, in one phrase. */
export const useActionName = (stage: SeenStage) => {
  const { act } = useText().table
  const words = useWords()
  const priceNote = usePriceNote()
  return (choice: Choice): string => {
    const label = words.action(labelOf(choice, stage))
    const note = choice.refused === null ? priceNote(choice) : null
    const tiles = [...new Set(takenBy(choice, stage))].map(words.tile)
    if (note !== null) return act.noted(label, note)
    return tiles.length === 0 ? label : act.with(label, tiles)
  }
}
