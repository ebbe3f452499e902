import { useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { OwnHand as Hand } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId, TileKind } from '../../engine/tiles/tile'
import { useText } from '../app/text'
import { HandTile } from './HandTile'
import { ClosedTiles } from './ClosedTiles'
import styles from './OwnHand.module.css'
import { useArranging } from './useArranging'
import { useDrag } from './useDrag'
import type { ArrangedHand } from './useHandOrder'
import { useRoving } from './useRoving'
import { useTaps } from './useTaps'

type Props = {
  readonly own: Hand
  readonly order: ArrangedHand
  /** What stands on the left of the hand. */
  readonly beside: ReactNode
  /** How many tiles wide that is. */
  readonly breadth: number
  /** Something lies over it. */
  readonly covered: boolean
  readonly legal: ReadonlyMap<TileId, unknown>
  /** The next discard closes the hand. */
  readonly closing: boolean
  /** Kinds whose discard leaves the hand ready, as far as they are to be shown. */
  readonly ready: ReadonlySet<TileKind>
  readonly lifted: TileId | null
  readonly onChoose: (tile: TileId) => boolean
  readonly onTap: (tile: TileId) => boolean
  /** The tile that is looked at, by pointer or focus. */
  readonly onLook: (tile: TileId | null) => void
}

const tileUnder = ({ target }: { readonly target: EventTarget }): TileId | null => {
  const tile = (target as Element).closest<HTMLElement>('[data-hand-tile]')
  return tile ? (Number(tile.dataset['tile']) as TileId) : null
}

/** The own hand: sorted, the drawn tile apart on the right; a closed hand shows its backs. */
export const OwnHand = (props: Props) => {
  const { own, order, beside, breadth, covered, legal, closing, ready, lifted } = props
  const { onChoose, onTap, onLook } = props
  const { table } = useText()
  const hand = useRef<HTMLDivElement>(null)
  const { row, drawn } = order
  const tiles = drawn === null ? row : [...row, drawn]
  const { tabStop, handlers } = useRoving(hand, { tiles, drawn, turn: legal.size > 0 })
  const taps = useTaps({ onChoose, onTap })
  const arrange = useArranging(order)
  useDrag(hand, {
    mayThrow: (tile) => legal.has(tile),
    mayMove: arrange.mayMove,
    onThrow: onChoose,
    onMove: arrange.moveOnto,
  })
  const bringsOut = closing && tiles.some((id) => ready.has(kindOf(id)))
  const count = (own.closed ? own.count : own.concealed.length) + 0.5
  return (
    <div
      className={styles['rack']}
      style={{ '--count': count, '--breadth': breadth } as CSSProperties}
    >
      {beside}
      <div
        ref={hand}
        className={styles['hand']}
        role="toolbar"
        tabIndex={-1}
        aria-label={table.hand}
        data-own-hand=""
        data-by-hand={order.move !== null || undefined}
        data-room={drawn === null || undefined}
        {...handlers}
        {...taps}
        onKeyDown={(event) => {
          if (!arrange.moveByKey(event)) handlers.onKeyDown(event)
        }}
        onFocus={(event) => {
          handlers.onFocus(event)
          onLook(tileUnder(event))
        }}
        onMouseOver={(event) => onLook(tileUnder(event))}
        onMouseLeave={() => onLook(null)}
      >
        {own.closed && <ClosedTiles count={own.count - (drawn === null ? 0 : 1)} />}
        {tiles.map((id) => (
          <HandTile
            key={id}
            id={id}
            drawn={id === drawn}
            lifted={id === lifted}
            legal={legal.has(id)}
            closes={closing}
            ready={ready.has(kindOf(id))}
            dim={bringsOut && !ready.has(kindOf(id))}
            tabStop={!covered && id === tabStop}
          />
        ))}
      </div>
    </div>
  )
}
