import type { Choice } from '../../engine/table/action'
import type { SeenEvent } from '../../engine/table/view'
import { SEATS } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import type { Hints } from '../../store/hintStore'
import { useActionName } from '../actions/useActionName'
import { useText } from '../app/text'
import { sentenceOf } from './sentences'
import { useSpeech } from './useSpeech'

type OfGame = { readonly game: Game }

/** A choice that is worth saying: discards are what the hand is for. */
const isSaid = ({ action, refused }: Choice): boolean =>
  refused === null && action.type !== 'discard' && action.type !== 'continue'

const isOwnTurn = ({ view: { stage, seat } }: Game): boolean =>
  stage.stage === 'acting' && stage.seat === seat

/** Whether there is anything to say on what the person may do. */
export const isAsked = (game: Game): boolean =>
  !game.readOnly && (isOwnTurn(game) || game.view.choices.some(isSaid))

/** What the person is asked, in words. */
export const QuestionLine = ({ game }: OfGame) => {
  const { says } = useText().table
  const { words } = useSpeech()
  const { own, stage, choices } = game.view
  const said = choices.filter(isSaid).map(useActionName(stage))
  const may = said.length > 0 ? says.youMay(said) : null
  if (!isOwnTurn(game)) return may
  const turn =
    own.drawn === null ? says.yourTurn : says.yourTurnDrawn(words.tile(kindOf(own.drawn)))
  return may ? `${turn} ${may}` : turn
}

/** One event in one sentence. */
export const EventLine = ({ event }: { readonly event: SeenEvent }) =>
  sentenceOf(event, useSpeech())

/** That a decision was taken back. */
export const UndoneLine = () => useText().table.says.undone

/** What everybody has, and how many tiles are left. */
export const ScoresLine = ({ game: { view } }: OfGame) => {
  const { texts, who, amounts } = useSpeech()
  const { says } = texts.table
  const scores = SEATS.map((seat) => says.amount(who(seat).name, amounts.score(view.scores[seat])))
  return says.scores(scores, view.drawsLeft)
}

/** How many tiles are left. */
export const LeftLine = ({ game: { view } }: OfGame) => useText().table.says.left(view.drawsLeft)

/** The last discard once more. */
export const LastDiscardLine = ({ game: { view } }: OfGame) => {
  const last = view.events.findLast((event) => event.event === 'discard')
  const { says } = useText().table
  return last ? <EventLine event={last} /> : says.nothingDiscarded
}

type OfHints = {
  /** What was known when it was asked; null where nothing was. */
  readonly hints: Hints | null
  /** Whether the person wants the winning tiles told. */
  readonly told: boolean
}

/** What the hand waits for, or how far it is from that. */
export const WaitsLine = ({ hints, told }: OfHints) => {
  const { says, hints: texts } = useText().table
  const { words } = useSpeech()
  if (!told) return says.waitsOff
  if (!hints || hints.distance === null) return says.waitsUnknown
  if (hints.distance > 0) return says.notReady(hints.distance)
  const waits = hints.waits.map(({ kind, left }) =>
    says.wait(words.tile(kind), left === 0 ? texts.none : texts.left(left)),
  )
  return waits.length > 0 ? says.waitsFor(waits) : says.readyToDiscard
}
