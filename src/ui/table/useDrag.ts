import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { TileId } from '../../engine/tiles/tile'
import { noteDrop } from '../motion/dropped'
import { spotOf } from '../motion/spots'

/** How far a pointer goes before it drags, in CSS pixels. */
const SLOP = 10
/** A flick goes up at least so far, within so long, in CSS pixels and ms. */
const FLICK = 28
const FLICK_TIME = 350

export type Drags = {
  /** Whether a tile may go out of the hand, and whether it may be put elsewhere in it. */
  readonly mayThrow: (tile: TileId) => boolean
  readonly mayMove: (tile: TileId) => boolean
  /** A tile was dragged out of the hand, or flicked up; answers whether it left. */
  readonly onThrow: (tile: TileId) => boolean
  /** A tile was dropped on the place of another one. */
  readonly onMove: (tile: TileId, onto: TileId) => void
}

type Drag = {
  readonly element: HTMLElement
  readonly tile: TileId
  readonly start: PointerEvent
  moving: boolean
}

const elementOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hand-tile]') : null
const tileOf = ({ dataset }: HTMLElement): TileId => Number(dataset['tile']) as TileId

const isFlick = (start: PointerEvent, end: PointerEvent): boolean => {
  const up = start.clientY - end.clientY
  const aside = Math.abs(end.clientX - start.clientX)
  const soon = end.timeStamp - start.timeStamp < FLICK_TIME
  return start.pointerType !== 'mouse' && soon && up > FLICK && up > aside
}

/** The other tile of the hand that the pointer is on. */
const tileUnder = (hand: HTMLElement, { element }: Drag, at: PointerEvent): TileId | null => {
  const others = [...hand.querySelectorAll<HTMLElement>('[data-hand-tile]')]
  const under = others.find((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect()
    const inside = at.clientX >= left && at.clientX < right
    return other !== element && inside && at.clientY >= top && at.clientY < bottom
  })
  return under ? tileOf(under) : null
}

const follow = ({ element, start }: Drag, at: PointerEvent): void => {
  element.style.translate = `${at.clientX - start.clientX}px ${at.clientY - start.clientY}px`
}

const letGo = ({ element }: Drag): void => {
  delete element.dataset['dragged']
  element.style.removeProperty('translate')
}

/** Where a drag has ended: above the hand, or on another tile of it. */
const drop = (hand: HTMLElement, drag: Drag, end: PointerEvent, drags: Drags): void => {
  const { tile, start, element } = drag
  const spot = spotOf(element)
  letGo(drag)
  const above = end.clientY < hand.getBoundingClientRect().top
  if (drags.mayThrow(tile) && (above || isFlick(start, end))) {
    if (drags.onThrow(tile)) noteDrop(tile, spot)
    return
  }
  const onto = drags.mayMove(tile) ? tileUnder(hand, drag, end) : null
  if (onto !== null) drags.onMove(tile, onto)
}

/**
 * Lets tiles of the hand follow the pointer: out of the hand to discard them, within it to put them elsewhere.
 * What the browser takes for a scroll of its own is no drag.
 */
export const useDrag = (root: RefObject<HTMLElement | null>, drags: Drags): void => {
  const current = useRef(drags)
  useEffect(() => {
    current.current = drags
  })
  useEffect(() => {
    const hand = root.current
    if (!hand) return undefined
    let drag: Drag | null = null
    const isOther = ({ pointerId }: PointerEvent): boolean => pointerId !== drag?.start.pointerId

    const down = (event: PointerEvent): void => {
      const element = elementOf(event.target)
      if (drag || !element || event.button !== 0) return
      const tile = tileOf(element)
      if (!current.current.mayThrow(tile) && !current.current.mayMove(tile)) return
      drag = { element, tile, start: event, moving: false }
    }
    const move = (event: PointerEvent): void => {
      if (!drag || isOther(event)) return
      const { start, element } = drag
      const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
      if (!drag.moving && way > SLOP) {
        drag.moving = true
        element.dataset['dragged'] = ''
        element.setPointerCapture(event.pointerId)
      }
      if (drag.moving) follow(drag, event)
    }
    const end = (event: PointerEvent): void => {
      if (!drag || isOther(event)) return
      const ended = drag
      drag = null
      if (!ended.moving) return
      if (event.type === 'pointerup') drop(hand, ended, event, current.current)
      else letGo(ended)
    }

    const leave = new AbortController()
    const { signal } = leave
    hand.addEventListener('pointerdown', down, { signal })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    return () => leave.abort()
  }, [root])
}
