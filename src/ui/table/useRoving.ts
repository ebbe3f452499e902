import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import type { TileId } from '../../engine/tiles/tile'

const buttonsIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-hand-tile]'),
]
const idOf = (button: HTMLElement): TileId => Number(button.dataset['tile']) as TileId

/** The tile nearest to `from` in the row above (-1) or below (1). */
const acrossRows = (all: readonly HTMLElement[], from: HTMLElement, way: 1 | -1) => {
  const { offsetTop, offsetLeft } = from
  return all
    .filter((one) => (one.offsetTop - offsetTop) * way > from.offsetHeight / 2)
    .toSorted((a, b) => Math.abs(a.offsetLeft - offsetLeft) - Math.abs(b.offsetLeft - offsetLeft))
    .at(0)
}

const goal = (all: readonly HTMLElement[], from: HTMLElement, key: string) => {
  const at = all.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1]
    case 'ArrowRight':
      return all[at + 1]
    case 'ArrowUp':
      return acrossRows(all, from, -1)
    case 'ArrowDown':
      return acrossRows(all, from, 1)
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}

/**
 * One Tab stop for the whole hand, arrows from tile to tile. When the focused tile leaves, the focus goes to
 * the drawn tile or to the one that took its place.
 */
export const useRoving = (
  hand: RefObject<HTMLElement | null>,
  tiles: readonly TileId[],
  drawn: TileId | null,
) => {
  const [focused, setFocused] = useState<TileId | null>(null)
  const place = useRef(0)
  const inside = useRef(false)
  const stays = focused !== null && tiles.includes(focused)
  const tabStop = stays
    ? focused
    : (drawn ?? tiles[Math.min(place.current, tiles.length - 1)] ?? null)

  useLayoutEffect(() => {
    if (!inside.current || hand.current?.contains(document.activeElement)) return
    if (document.activeElement !== document.body) return
    const stop = hand.current && buttonsIn(hand.current).find((one) => idOf(one) === tabStop)
    stop?.focus()
  }, [hand, tabStop])

  useLayoutEffect(() => {
    if (drawn === null || !hand.current?.contains(document.activeElement)) return
    buttonsIn(hand.current)
      .find((one) => idOf(one) === drawn)
      ?.focus()
  }, [hand, drawn])

  return {
    tabStop,
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const button = target.closest<HTMLElement>('[data-hand-tile]')
        if (!button) return
        inside.current = true
        place.current = tiles.indexOf(idOf(button))
        setFocused(idOf(button))
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !hand.current?.contains(relatedTarget)) inside.current = false
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = (event.target as HTMLElement).closest<HTMLElement>('[data-hand-tile]')
        const next = from && hand.current && goal(buttonsIn(hand.current), from, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      },
    },
  }
}
