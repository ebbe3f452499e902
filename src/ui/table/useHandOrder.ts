import type { TileId } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import { useKeepOwnOrder, useOwnOrder, useSettings } from '../../store/hooks'
import { handOrder, movedTo } from './handOrder'
import type { HandOrder } from './handOrder'

/** Puts a tile of the row to a place in it, counted from 0 at the left. */
type MoveTile = (tile: TileId, place: number) => void

/** The own hand in order; `move` is null while it is kept sorted. */
export type ArrangedHand = HandOrder & { readonly move: MoveTile | null }

/** Puts the own hand in order. Of a closed one only the drawn tile shows. */
export const useHandOrder = ({ id, view: { hand, own } }: Game): ArrangedHand => {
  const { sort, sortOrder } = useSettings()
  const kept = useOwnOrder()
  const keep = useKeepOwnOrder()
  if (own.closed) return { row: [], drawn: own.drawn, move: null }
  const byHand = kept.game === id && kept.hand === hand ? kept.tiles : []
  const order = handOrder(own.concealed, own.drawn, sort ? sortOrder : byHand)
  if (sort) return { ...order, move: null }
  return {
    ...order,
    move: (tile, place) => keep({ game: id, hand, tiles: movedTo(order.row, tile, place) }),
  }
}
