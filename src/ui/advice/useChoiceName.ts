import type { Action, Choice } from '../../engine/table/action'
import type { PlayerView } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import { useActionName } from '../actions/useActionName'
import { useWords } from '../app/words'
import { useAdviceText } from './adviceText'
import { isSameMove } from './verdict'

/** A weighed move as the view lists it, with what a win is worth. */
export const choiceOf = ({ choices }: PlayerView, action: Action): Choice =>
  choices.find((choice) => isSameMove(choice.action, action)) ?? {
    action,
    refused: null,
    worth: null,
  }

/** Names a move in a sentence: a discard by its tile alone. */
export const useChoiceName = (view: PlayerView): ((action: Action) => string) => {
  const texts = useAdviceText()
  const words = useWords()
  const name = useActionName(view.stage)
  return (action) => {
    if (action.type !== 'discard') return name(choiceOf(view, action))
    const tile = words.tile(kindOf(action.tile))
    return action.close ? texts.closing(tile) : tile
  }
}
