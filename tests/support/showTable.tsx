import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { Mock } from 'vitest'
import type { Action } from '../../src/engine/table/action'
import { seatingOf } from '../../src/engine/table/seating'
import type { PlayerView, SeenEvent } from '../../src/engine/table/view'
import { adviceStore } from '../../src/store/adviceStore'
import type { AdviceShown } from '../../src/store/adviceStore'
import { gameActions, gameStore } from '../../src/store/gameStore'
import type { Game } from '../../src/store/gameTypes'
import { useGame } from '../../src/store/hooks'
import { hintStore } from '../../src/store/hintStore'
import type { Hints } from '../../src/store/hintStore'
import type { Language, Settings } from '../../src/store/settings'
import { changeSettings } from '../../src/store/settingsStore'
import { SeatingContext } from '../../src/ui/app/people'
import { Announcer } from '../../src/ui/table/Announcer'
import { Table } from '../../src/ui/table/Table'
import { renderWithText, withText } from './text'

const SEATING = { ...seatingOf('winds', 'table'), players: [0, 1, 2, 3] as const }
const bot = { kind: 'bot', level: 'greedy' } as const

const gameOf = (view: PlayerView, events: readonly SeenEvent[], practice: boolean): Game => ({
  id: 'table',
  record: {
    version: 1,
    rulesVersion: 1,
    ruleSetId: view.ruleSetId,
    options: view.options,
    seed: 'table',
    length: 'round',
    practice,
    players: [{ kind: 'person' }, bot, bot, bot],
  },
  seating: SEATING,
  seat: view.seat,
  view,
  events,
  step: 1,
  canUndo: practice,
  readOnly: false,
})

/** The table, and what tells of it; a dialog of the table lies over both. */
const LaidTable = ({ muffled }: { readonly muffled: boolean }) => {
  const game = useGame()
  if (!game) return null
  return (
    <>
      <Table game={game} menu={null} />
      <Announcer game={game} muffled={muffled} />
    </>
  )
}

/** Waits until what was rendered has been on the screen. */
export const painted = async (): Promise<void> => {
  await act(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    }
  })
}

type Shown = {
  /** What the person answered. */
  readonly answer: Mock<(action: Action) => void>
  readonly undo: Mock<() => void>
  /** Switches the language of the page. */
  readonly speak: (language: Language) => void
  /** Lays a dialog over the table, or takes it away. */
  readonly muffle: (muffled: boolean) => void
  /** Goes on to what the table looks like next, not yet painted. */
  readonly next: (view: PlayerView, events?: readonly SeenEvent[]) => void
}

type Wish = {
  readonly events?: readonly SeenEvent[]
  readonly settings?: Partial<Settings>
  readonly hints?: Hints | null
  readonly advice?: Partial<AdviceShown>
  readonly practice?: boolean
  readonly language?: Language
}

/** Puts a view on the table and renders it, as seat 0 sees it; opponents are Mei, Bo and Lin in turn order. */
export const showTable = async (view: PlayerView, wish: Wish = {}): Promise<Shown> => {
  const { events = [], settings = {}, hints = null, practice = false, language = 'en' } = wish
  const answer = vi.spyOn(gameActions, 'answer').mockReset()
  const undo = vi.spyOn(gameActions, 'undo').mockReset()
  changeSettings({
    waitHint: true,
    advice: 'off',
    adviceOpen: true,
    worth: true,
    sort: true,
    ...settings,
  })
  gameStore.setState({ phase: 'playing', game: gameOf(view, events, practice) })
  hintStore.setState({ hints })
  adviceStore.setState({ live: null, weighing: false, last: null, ...wish.advice })
  const rules = { id: view.ruleSetId, options: view.options }
  const table = (muffled = false) => (
    <SeatingContext value={SEATING}>
      <LaidTable muffled={muffled} />
    </SeatingContext>
  )
  const { rerender } = renderWithText(table(), language, rules)
  await painted()
  return {
    answer,
    undo,
    speak: (other) => rerender(withText(table(), other, rules)),
    muffle: (muffled) => rerender(withText(table(muffled), language, rules)),
    next: (after, then = []) =>
      act(() => {
        const game = gameStore.getState().game
        if (game)
          gameStore.setState({ game: { ...game, view: after, events: then, step: game.step + 1 } })
      }),
  }
}
