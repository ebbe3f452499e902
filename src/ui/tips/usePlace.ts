import { useLayoutEffect, useState } from 'react'
import type { CSSProperties, RefObject } from 'react'
import type { PlayerView } from '../../engine/table/view'
import type { Tip } from '../../store/guided'
import { claimedByOther } from './due'

/** From what a tip points at; from the choices only as much as leaves nothing to peep out below it. */
const GAP = 10
const BAR_GAP = 3
const MARGIN = 8
/** When what lies on the screen may have moved. */
const CHANGES = ['resize', 'animationend', 'transitionend'] as const

/** What on the screen a tip speaks about; where it names nothing else, that is the choices above the hand. */
const anchorOf = (tip: Tip, view: PlayerView): Element | null => {
  const find = (selector: string) => document.querySelector(selector)
  if (tip === 'over') return find('section[role="dialog"] footer')
  const flower = tip === 'flowers' ? view.players[view.seat].flowers[0] : undefined
  const tile = tip === 'others' ? claimedByOther(view)?.tile : flower
  return (tile === undefined ? null : find(`[data-tile="${tile}"]`)) ?? find('[data-bar]')
}

/** Beside an anchor: above it where that lies in the lower half of the screen, else below; `arrow` is its middle. */
const beside = (pointed: Element, { width, height }: DOMRect): CSSProperties => {
  const anchor = pointed.getBoundingClientRect()
  const gap = pointed.matches('[data-bar]') ? BAR_GAP : GAP
  const middle = anchor.left + anchor.width / 2
  const left = Math.min(Math.max(MARGIN, middle - width / 2), innerWidth - width - MARGIN)
  const above = anchor.top + anchor.height / 2 > innerHeight / 2
  const top = above ? anchor.top - height - gap : anchor.bottom + gap
  const place = { insetBlockStart: Math.max(MARGIN, top), insetInlineStart: left }
  return {
    ...place,
    '--arrow': `${middle - left}px`,
    '--arrow-at': above ? '100%' : '0%',
  } as object
}

/** Whether what a tip speaks about is on the screen yet: tiles are dealt, and a sheet waits for the end to be shown. */
const isThere = (anchor: Element): boolean =>
  anchor.checkVisibility() && !document.querySelector('[data-dealing]')

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
