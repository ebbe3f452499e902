import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import type { TileId } from '../../engine/tiles/tile'
import { afterDrawing } from '../motion/afterDrawing'

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

/** Focuses a tile of the hand, unless the focus is somewhere else on purpose. */
const focusTile = (hand: HTMLElement | null, id: TileId | null): void => {
  const { activeElement } = document
  if (activeElement !== document.body && !hand?.contains(activeElement)) return
  const tile = hand && buttonsIn(hand).find((one) => idOf(one) === id)
  if (tile !== activeElement) tile?.focus()
}

/** The tile that had the focus last, and where it stood. */
type Focused = { readonly tile: TileId | null; readonly place: number }
const NOTHING_YET: Focused = { tile: null, place: 0 }

type Hand = {
  readonly tiles: readonly TileId[]
  readonly drawn: TileId | null
  /** Whether a tile is to be discarded now. */
  readonly turn: boolean
}

/**
 * One Tab stop for the whole hand, arrows from tile to tile. On the own turn the focus goes to the drawn tile;
 * when the focused tile leaves, to the one that took its place.
 */
export const useRoving = (hand: RefObject<HTMLElement | null>, { tiles, drawn, turn }: Hand) => {
  const [focused, setFocused] = useState<Focused>(NOTHING_YET)
  const inside = useRef(false)
  const stays = focused.tile !== null && tiles.includes(focused.tile)
  const neighbour = tiles[Math.min(focused.place, tiles.length - 1)] ?? null
  const tabStop = stays ? focused.tile : (drawn ?? neighbour)
  const wanted = drawn ?? tabStop

  // A focus that goes on waits for the picture, which is laid out only once then; one that is lost comes back at once.
  useLayoutEffect(() => {
    const focus = (): void => focusTile(hand.current, wanted)
    const isLost = inside.current && !hand.current?.contains(document.activeElement)
    if (isLost) focus()
    else if (inside.current || turn) {
      const before = inside.current
      return afterDrawing(() => inside.current === before && focus())
    }
    return undefined
  }, [hand, turn, wanted])

  return {
    tabStop,
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const button = target.closest<HTMLElement>('[data-hand-tile]')
        if (!button) return
        inside.current = true
        const tile = idOf(button)
        setFocused({ tile, place: tiles.indexOf(tile) })
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
