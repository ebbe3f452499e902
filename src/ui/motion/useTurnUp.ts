import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import type { Game } from '../../store/gameTypes'
import { takeOff, touchDown } from './aloft'
import { EASE } from './fly'
import type { Reveal } from './useReveal'

const LIFTED = 'translateY(-28%) scale(1.3)'
const MS = 260
const APART_MS = 14

type Win = Extract<Game['events'][number], { readonly event: 'win' }>

const winsOf = ({ events }: Game): readonly Win[] =>
  events.flatMap((event) => (event.event === 'win' ? [event] : []))

/** The winning tile where it lies: in the open, or unseen where its winner drew it. */
const winningTile = (root: HTMLElement, { seat, tile }: Win): HTMLElement | null =>
  root.querySelector(`[data-tile="${tile}"]`) ?? root.querySelector(`[data-drawn-back="${seat}"]`)

/** The tiles of a winner's hand; the own one lies open already and only stirs. */
const handOf = (root: HTMLElement, { seat }: Win): HTMLElement[] => {
  const others = root.querySelectorAll<HTMLElement>(`[data-hand="${seat}"] [data-tile]`)
  const own = root.querySelector(`[data-hand="${seat}"]`) === null
  return [...(own ? root.querySelectorAll<HTMLElement>('[data-hand-tile]') : others)]
}

/** Lifts the winning tile, then turns the winner's hand up at its place on the table. */
export const useTurnUp = (root: RefObject<HTMLElement | null>, game: Game, reveal: Reveal): void =>
  useLayoutEffect(() => {
    const table = root.current
    if (!table || reveal === 'over') return
    const moved = new Map<HTMLElement, Animation>()
    const move = (element: HTMLElement, from: string, to: string, after = 0): void => {
      takeOff(element)
      const timing = { duration: MS, delay: after, easing: EASE, fill: 'both' } as const
      moved.set(element, element.animate({ transform: [from, to] }, timing))
    }
    for (const win of winsOf(game)) {
      const winning = winningTile(table, win)
      if (reveal === 'turned') {
        handOf(table, win).forEach((tile, at) => {
          if (tile !== winning) move(tile, 'translateY(-14%) rotateX(88deg)', 'none', at * APART_MS)
        })
      }
      if (winning) move(winning, reveal === 'lifted' ? 'none' : LIFTED, LIFTED)
    }
    return () => {
      for (const [element, playback] of moved) {
        touchDown(element)
        playback.cancel()
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- each part of a step is shown once
  }, [root, game.step, reveal])
