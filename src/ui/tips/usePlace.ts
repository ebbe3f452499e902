import { useLayoutEffect, useState } from 'react'
import type { CSSProperties, RefObject } from 'react'
import type { PlayerView } from '../../engine/table/view'
import type { Tip } from '../../store/guided'
import { claimedByOther } from './due'

/** From what a tip points at; from the choices only as much as leaves nothing to peep out below it. */
const GAP = 10
const BAR_GAP = 3
const MARGIN = 8
/** How far from a corner of the card that what points keeps. */
const CORNER = 16
/** So many times as high as wide, a row of tiles runs along the side of the table. */
const UPRIGHT = 1.5
/** When what lies on the screen may have moved. */
const CHANGES = ['resize', 'animationend', 'transitionend'] as const

/** What on the screen a tip speaks about; where it names nothing else, that is the choices above the hand. */
const anchorOf = (tip: Tip, view: PlayerView): Element | null => {
  const find = (selector: string) => document.querySelector(selector)
  if (tip === 'over') return find('section[role="dialog"] footer')
  const flower = tip === 'flowers' ? view.players[view.seat].flowers[0] : undefined
  const tile = tip === 'others' ? claimedByOther(view)?.tile : flower
  const element = tile === undefined ? null : find(`[data-tile="${tile}"]`)
  return (tip === 'others' ? element?.closest('[role="img"]') : element) ?? find('[data-bar]')
}

const within = (at: number, least: number, most: number): number =>
  Math.min(Math.max(at, least), most)

type Point = { readonly x: number; readonly y: number }

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** Where the card's upper left corner lies: on the side of the anchor that looks to the middle of the screen. */
const cornerOf = (anchor: DOMRect, { width, height }: DOMRect, gap: number): Point => {
  const { x, y } = middleOf(anchor)
  if (anchor.height > anchor.width * UPRIGHT) {
    const left = x > innerWidth / 2 ? anchor.left - width - gap : anchor.right + gap
    return { x: left, y: y - height / 2 }
  }
  const top = y > innerHeight / 2 ? anchor.top - height - gap : anchor.bottom + gap
  return { x: x - width / 2, y: top }
}

/** Where on an edge of a card, or at which end of it, that what points at something lies. */
const pointing = (at: number, length: number): string => {
  const outside = at <= 0 || at >= length
  const margin = outside ? 0 : CORNER
  return `${within(at, margin, length - margin)}px`
}

/** A card beside what it speaks about, whole on the screen; its corner points at the anchor's middle. */
const beside = (pointed: Element, card: DOMRect): CSSProperties => {
  const anchor = pointed.getBoundingClientRect()
  const wanted = cornerOf(anchor, card, pointed.matches('[data-bar]') ? BAR_GAP : GAP)
  const left = within(wanted.x, MARGIN, innerWidth - card.width - MARGIN)
  const top = within(wanted.y, MARGIN, innerHeight - card.height - MARGIN)
  const { x, y } = middleOf(anchor)
  return {
    insetBlockStart: top,
    insetInlineStart: left,
    '--arrow-x': pointing(x - left, card.width),
    '--arrow-y': pointing(y - top, card.height),
  } as object
}

/**
 * Whether what a tip speaks about lies on the screen yet: tiles are dealt, a claimed one has landed, and a sheet
 * waits for the end to be shown.
 */
const isThere = (anchor: Element): boolean =>
  anchor.checkVisibility() &&
  !document.querySelector('[data-dealing]') &&
  !anchor.matches('[data-flying]') &&
  !anchor.querySelector('[data-flying]')

/**
 * Where a card with a tip lies: near what it speaks about, and never on the hand or the choices; null until that is
 * there.
 */
export const usePlace = (
  card: RefObject<HTMLElement | null>,
  tip: Tip | null,
  view: PlayerView,
): CSSProperties | null => {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  useLayoutEffect(() => {
    let frame = 0
    const lay = (): void => {
      cancelAnimationFrame(frame)
      if (!tip || !card.current) return
      const anchor = anchorOf(tip, view)
      if (anchor) sizes.observe(anchor)
      const there = anchor !== null && isThere(anchor)
      setPlace(there ? beside(anchor, card.current.getBoundingClientRect()) : null)
      if (!there) frame = requestAnimationFrame(lay)
    }
    const sizes = new ResizeObserver(lay)
    lay()
    for (const change of CHANGES) window.addEventListener(change, lay)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      for (const change of CHANGES) window.removeEventListener(change, lay)
    }
  }, [card, tip, view])
  return place
}
