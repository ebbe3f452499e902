import { useState } from 'react'
import type { Choice } from '../../engine/table/action'
import { SEATS } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import { useActionName } from '../actions/useActionName'
import { useShortcuts } from '../actions/useShortcuts'
import { useText } from '../app/text'
import { sentenceOf } from './sentences'
import type { Speech } from './sentences'
import styles from './Spoken.module.css'
import { useSpeech } from './useSpeech'

const LINES = 20

/** What was told so far: how many sentences in all, the last of them, and what of the game they covered. */
type Told = {
  readonly step: number
  readonly hand: number
  readonly seen: number
  readonly count: number
  readonly lines: readonly { readonly number: number; readonly text: string }[]
}
const NOTHING: Told = { step: -1, hand: -1, seen: 0, count: 0, lines: [] }

const withMore = (told: Told, { step, view }: Game, texts: readonly string[]): Told => ({
  step,
  hand: view.hand,
  seen: view.events.length,
  count: told.count + texts.length,
  lines: [...told.lines, ...texts.map((text, at) => ({ number: told.count + at, text }))].slice(
    -LINES,
  ),
})

/** A choice that is worth saying: discards are what the hand is for. */
const isSaid = ({ action, refused }: Choice): boolean =>
  refused === null && action.type !== 'discard' && action.type !== 'continue'

/** What the person is asked, in words; null when nothing is. */
const useQuestion = ({ view, readOnly }: Game): string | null => {
  const { says } = useText().table
  const { words } = useSpeech()
  const name = useActionName(view.stage)
  const { own, stage, seat, choices } = view
  if (readOnly) return null
  const said = choices.filter(isSaid).map(name)
  const may = said.length > 0 ? says.youMay(said) : null
  if (stage.stage !== 'acting' || stage.seat !== seat) return may
  const turn =
    own.drawn === null ? says.yourTurn : says.yourTurnDrawn(words.tile(kindOf(own.drawn)))
  return may ? `${turn} ${may}` : turn
}

const newsOf = ({ view, events }: Game, told: Told, speech: Speech): string[] => {
  const undone = told.hand === view.hand && view.events.length < told.seen
  const happened = events.flatMap((event) => sentenceOf(event, speech) ?? [])
  return undone ? [speech.texts.table.says.undone, ...happened] : happened
}

const scoresOf = ({ view }: Game, { texts, who, amounts }: Speech): string => {
  const { says } = texts.table
  const scores = SEATS.map((seat) => says.amount(who(seat).name, amounts.score(view.scores[seat])))
  return says.scores(scores, view.drawsLeft)
}

/** Tells a screen reader once what happens, also when the same happens again; the scores by key. */
export const Announcer = ({ game }: { readonly game: Game }) => {
  const { table } = useText()
  const speech = useSpeech()
  const question = useQuestion(game)
  const [told, setTold] = useState(NOTHING)
  if (told.step !== game.step) {
    const news = newsOf(game, told, speech)
    setTold(withMore(told, game, question ? [...news, question] : news))
  }
  useShortcuts({ scores: () => setTold(withMore(told, game, [scoresOf(game, speech)])) })
  return (
    <div className={styles['spoken']} role="log" aria-live="polite" aria-label={table.moves}>
      {told.lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
