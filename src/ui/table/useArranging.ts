import type { KeyboardEvent } from 'react'
import type { TileId } from '../../engine/tiles/tile'
import type { ArrangedHand } from './useHandOrder'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Puts tiles of the own row elsewhere by hand, where it is not kept sorted. */
export const useArranging = ({ row, move }: ArrangedHand) => {
  const mayMove = (tile: TileId): boolean => move !== null && row.includes(tile)
  return {
    mayMove,
    /** Puts a tile where another one is; past the row's end where that one stands apart. */
    moveOnto: (tile: TileId, onto: TileId): void => {
      const place = row.indexOf(onto)
      move?.(tile, place < 0 ? row.length : place)
    },
    /** Shift and an arrow move the focused tile by one place; answers whether they did. */
    moveByKey: (event: KeyboardEvent<HTMLElement>): boolean => {
      const step = event.shiftKey ? STEPS[event.key] : undefined
      const button = (event.target as HTMLElement).closest<HTMLElement>('[data-hand-tile]')
      const tile = Number(button?.dataset['tile']) as TileId
      if (step === undefined || !mayMove(tile)) return false
      event.preventDefault()
      move?.(tile, Math.max(0, row.indexOf(tile) + step))
      return true
    },
  }
}
