import { useState } from 'react'
import type { Choice } from '../../engine/table/action'
import { SEATS } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import { useActionName } from '../actions/useActionName'
import { useShortcuts } from '../actions/useShortcuts'
import { scoreText } from '../app/numbers'
import { useText } from '../app/text'
import styles from './Spoken.module.css'
import { sentenceOf } from './sentences'
import { useSpeech } from './useSpeech'
import { tilesLeft } from './wallSides'

const LINES = 20

type Line = { readonly key: string; readonly text: string }

/** A choice of each kind that is worth saying: discards are what the hand is for. */
const isSaid = ({ action, refused }: Choice): boolean =>
  refused === null && action.type !== 'discard' && action.type !== 'continue'

/** What the person is asked, in words; null when nothing new is. */
const useQuestion = ({ view, readOnly }: Game): string | null => {
  const { says } = useText().table
  const { words } = useSpeech()
  const name = useActionName(view.stage)
  const { own, stage, seat, choices } = view
  const said = choices.filter(isSaid).map(name)
  const may = said.length > 0 ? says.youMay(said) : null
  if (readOnly) return null
  if (stage.stage !== 'acting' || stage.seat !== seat) return may
  const turn =
    own.drawn === null ? says.yourTurn : says.yourTurnDrawn(words.tile(kindOf(own.drawn)))
  return may ? `${turn} ${may}` : turn
}

/** Tells a screen reader once what happens, also when the same happens again. */
export const Announcer = ({ game }: { readonly game: Game }) => {
  const { table } = useText()
  const speech = useSpeech()
  const question = useQuestion(game)
  const [told, setTold] = useState<{ step: number; lines: readonly Line[] }>({
    step: -1,
    lines: [],
  })
  const { step, events, view } = game

  const tell = (texts: readonly string[], id: string): readonly Line[] =>
    [...told.lines, ...texts.map((text, at) => ({ key: `${id}-${at}`, text }))].slice(-LINES)

  if (told.step !== step) {
    const happened = events.flatMap((event) => sentenceOf(event, speech) ?? [])
    setTold({ step, lines: tell(question ? [...happened, question] : happened, String(step)) })
  }

  useShortcuts({
    scores: () => {
      const { texts, who } = speech
      const scores = SEATS.map((seat) =>
        texts.table.says.amount(who(seat).name, scoreText(view.scores[seat])),
      )
      const text = texts.table.says.scores(scores, tilesLeft(view.wall))
      const asked = told.lines.filter(({ key }) => key.startsWith('s')).length
      setTold({ step, lines: tell([text], `s${step}-${asked}`) })
    },
  })

  return (
    <div className={styles['spoken']} role="log" aria-live="polite" aria-label={table.moves}>
      {told.lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
