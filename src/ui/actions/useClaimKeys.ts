import type { RefObject } from 'react'
import type { ActionType, Choice } from '../../engine/table/action'
import { useShortcuts } from './useShortcuts'
import type { Shortcuts } from './useShortcuts'
import type { Turn } from './useTurn'

const KONGS = new Set<ActionType>(['kong', 'concealed-kong', 'added-kong'])

/** The key that stands for a move, for a screen reader. */
export const keyOfMove = (type: ActionType): string | undefined => {
  if (KONGS.has(type)) return 'K'
  return type === 'chow' || type === 'pong' ? type.charAt(0).toUpperCase() : undefined
}

/** Moves the focus to the first button of such moves, or to the next one. */
const focusNext = (bar: HTMLElement | null, types: ReadonlySet<ActionType>): void => {
  const all = [...(bar?.querySelectorAll<HTMLElement>('[data-move]') ?? [])].filter((button) =>
    types.has(button.dataset['move'] as ActionType),
  )
  const at = all.findIndex((button) => button === document.activeElement)
  all[(at + 1) % all.length]?.focus()
}

/** The letters of the claim bar. A letter that fits several choices goes from one to the next. */
export const useClaimKeys = (
  bar: RefObject<HTMLElement | null>,
  turn: Turn,
  undo: (() => void) | undefined,
): void => {
  const { offer } = turn
  const takeOne = (types: ReadonlySet<ActionType>) => (): void => {
    const fitting = offer.moves.filter(({ action }: Choice) => types.has(action.type))
    const [only] = fitting
    if (fitting.length === 1 && only) turn.take(only)
    else focusNext(bar.current, types)
  }
  const stepBack = (): void => {
    if (turn.doubt) turn.dispel()
    else if (turn.why) turn.toggleWhy()
    else if (offer.pass) turn.answer(offer.pass)
  }
  const answers: Shortcuts = {
    chow: takeOne(new Set(['chow'])),
    pong: takeOne(new Set(['pong'])),
    kong: takeOne(KONGS),
    win: turn.declare,
    close: () => void turn.toggleClosing(),
    why: turn.toggleWhy,
  }
  useShortcuts({ ...(turn.doubt ? {} : answers), ...(undo ? { undo } : {}), pass: stepBack })
}
