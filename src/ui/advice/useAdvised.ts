import type { Action } from '../../engine/table/action'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import type { AdviceShown } from '../../store/adviceStore'
import { useAdvice } from '../../store/hooks'
import { isSameMove } from './verdict'

const bestOf = ({ live }: AdviceShown): Action | null => live?.advice.choices[0]?.action ?? null

/** Whether a move is the one that is advised now. */
export const useAdvised = (action: Action | null | undefined): boolean =>
  useAdvice((advice) => {
    const best = bestOf(advice)
    return best !== null && !!action && best.offer === action.offer && isSameMove(best, action)
  })

/** Whether a tile of the hand is of the kind whose discard is advised now. */
export const useAdvisedTile = (tile: TileId): boolean =>
  useAdvice((advice) => {
    const best = bestOf(advice)
    return best?.type === 'discard' && kindOf(best.tile) === kindOf(tile)
  })

/** Whether closing is what is advised now. */
export const useAdvisedClosing = (): boolean =>
  useAdvice((advice) => {
    const best = bestOf(advice)
    return best?.type === 'discard' && best.close
  })
