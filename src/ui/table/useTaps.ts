import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import type { TileId } from '../../engine/tiles/tile'

/** How far a pointer may wander and still press, in CSS pixels. */
const SLOP = 10
/** A second press so near and so soon belongs to the first one, in CSS pixels and ms. */
const SAME_SPOT = 30
const SAME_TIME = 500

type Point = { readonly x: number; readonly y: number }
type Press = Point & { readonly touch: boolean; wandered: boolean }

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY })

const tileOf = ({ target }: MouseEvent): TileId | null => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-hand-tile]') : null
  return tile ? (Number(tile.dataset['tile']) as TileId) : null
}

type Taps = {
  /** A tile was chosen; answers whether that did something that must not happen twice. */
  readonly onChoose: (tile: TileId) => boolean
  /** A finger tapped a tile. */
  readonly onTap: (tile: TileId) => boolean
}

/**
 * Handlers of the hand. A mouse, a key or a screen reader chooses with one press, a finger taps; a press
 * that wanders is none, and a double click presses once.
 */
export const useTaps = ({ onChoose, onTap }: Taps) => {
  const press = useRef<Press | null>(null)
  const done = useRef<(Point & { readonly at: number }) | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const touch = event.pointerType === 'touch' || event.pointerType === 'pen'
      press.current = { ...pointOf(event), touch, wandered: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const start = press.current
      if (start && apart(start, pointOf(event)) > SLOP) start.wandered = true
    },
    onPointerCancel: () => {
      press.current = null
    },
    onClick: (event: MouseEvent) => {
      const start = press.current
      press.current = null
      const tile = tileOf(event)
      if (tile === null) return
      const byKey = event.detail === 0
      const here = pointOf(event)
      const at = event.timeStamp
      const last = done.current
      if (!byKey) {
        if (start && (start.wandered || apart(start, here) > SLOP)) return
        if (last && at - last.at < SAME_TIME && apart(last, here) < SAME_SPOT) return
      }
      const acted = !byKey && start?.touch ? onTap(tile) : onChoose(tile)
      if (acted) done.current = { ...here, at }
    },
  }
}
