import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { Game } from '../../store/gameTypes'
import { useHints, useSetting } from '../../store/hooks'
import { useShortcuts } from '../actions/useShortcuts'
import { useText } from '../app/text'
import { sentenceOf } from './sentences'
import type { Speech } from './sentences'
import styles from './Spoken.module.css'
import {
  EventLine,
  isAsked,
  LastDiscardLine,
  LeftLine,
  QuestionLine,
  ScoresLine,
  UndoneLine,
  WaitsLine,
} from './spokenLines'
import { useSpeech } from './useSpeech'

const LINES = 20

/**
 * What was told so far: how many lines in all, the last of them, and what of the game they covered. A line
 * knows what it tells and not its words, which follow the language of the page.
 */
type Told = {
  readonly step: number
  readonly hand: number
  readonly seen: number
  readonly count: number
  readonly lines: readonly { readonly number: number; readonly line: ReactElement }[]
}
const NOTHING: Told = { step: -1, hand: -1, seen: 0, count: 0, lines: [] }

const withMore = (told: Told, { step, view }: Game, lines: readonly ReactElement[]): Told => ({
  step,
  hand: view.hand,
  seen: view.events.length,
  count: told.count + lines.length,
  lines: [...told.lines, ...lines.map((line, at) => ({ number: told.count + at, line }))].slice(
    -LINES,
  ),
})

const newsOf = (game: Game, told: Told, speech: Speech): ReactElement[] => {
  const { view, events } = game
  const undone = told.hand === view.hand && view.events.length < told.seen
  const happened = events
    .filter((event) => sentenceOf(event, speech) !== null)
    .map((event, at) => <EventLine key={at} event={event} />)
  return [
    ...(undone ? [<UndoneLine key="undone" />] : []),
    ...happened,
    ...(isAsked(game) ? [<QuestionLine key="question" game={game} />] : []),
  ]
}

type Props = {
  readonly game: Game
  /** Something lies over the page that keeps a screen reader from hearing it: all is told afterwards. */
  readonly muffled?: boolean
}

/** Tells a screen reader once what happens, also when the same happens again; what it asks for by key. */
export const Announcer = ({ game, muffled = false }: Props) => {
  const { table } = useText()
  const speech = useSpeech()
  const hints = useHints()
  const waitHint = useSetting('waitHint')
  const [told, setTold] = useState(NOTHING)
  const [heard, setHeard] = useState(0)
  const [there, setThere] = useState(false)
  // What a live region holds from the start is not spoken: the first lines follow it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (told.step !== game.step) setTold(withMore(told, game, newsOf(game, told, speech)))
  if (there && !muffled && heard !== told.count) setHeard(told.count)
  const say = (line: ReactElement) => (): void => setTold(withMore(told, game, [line]))
  useShortcuts({
    scores: say(<ScoresLine key="scores" game={game} />),
    left: say(<LeftLine key="left" game={game} />),
    waits: say(<WaitsLine key="waits" hints={hints} told={waitHint} />),
    again: say(<LastDiscardLine key="again" game={game} />),
  })
  const lines = told.lines.filter(({ number }) => number < heard)
  return (
    <div
      className={styles['spoken']}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={table.moves}
    >
      {lines.map(({ number, line }) => (
        <p key={number}>{line}</p>
      ))}
    </div>
  )
}
