import type { SeenEvent } from '../../engine/table/view'
import { SEATS } from '../../engine/tiles/seat'
import type { BySeat, Seat } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import type { Dictionary } from '../../i18n/dictionary'
import type { Who } from '../../i18n/who'
import type { Amounts } from '../app/amounts'
import type { Words } from '../app/words'

/** What sentences are made with: the texts, the words and units of the rule set, and who sits where. */
export type Speech = {
  readonly texts: Dictionary
  readonly words: Words
  readonly amounts: Amounts
  readonly who: (seat: Seat) => Who
}

type Of<Name extends SeenEvent['event']> = Extract<SeenEvent, { event: Name }>

const tileName = ({ words }: Speech, tile: TileId): string => words.tile(kindOf(tile))

const start = ({ texts, who }: Speech, event: Of<'hand-started'>): string => {
  const { app, table } = texts
  return table.says.handStarted(app.round(event.round), app.hand(event.hand + 1), who(event.dealer))
}

const discard = (speech: Speech, { seat, tile, close }: Of<'discard'>): string => {
  const { says } = speech.texts.table
  return (close ? says.closes : says.discard)(speech.who(seat), tileName(speech, tile))
}

const claim = (speech: Speech, event: Of<'chow' | 'pong' | 'kong'>): string => {
  const { texts, words, who } = speech
  const tiles = event.event === 'chow' ? [event.tile, ...event.with] : [event.tile]
  const names = tiles.toSorted((a, b) => a - b).map((tile) => tileName(speech, tile))
  return texts.table.says.claim(who(event.seat), words.action(event.event), names, who(event.from))
}

const concealedKong = (speech: Speech, { seat, tiles }: Of<'concealed-kong'>): string => {
  const { says } = speech.texts.table
  const label = speech.words.action('concealed-kong')
  const [tile] = tiles
  return tile === null || tile === undefined
    ? says.hiddenKong(speech.who(seat), label)
    : says.kong(speech.who(seat), label, tileName(speech, tile))
}

/** `Mei +15` for everybody whose points move, in seat order. */
const movesOf = ({ texts, who, amounts }: Speech, deltas: BySeat<number>): string[] =>
  SEATS.filter((seat) => deltas[seat] !== 0).map((seat) =>
    texts.table.says.amount(who(seat).name, amounts.moved(deltas[seat])),
  )

const win = (speech: Speech, event: Of<'win'>): string => {
  const { table } = speech.texts
  const winner = speech.who(event.seat)
  if (event.falseMahjong || !event.judgement.complete) return table.says.falseWin(winner)
  const worth = speech.amounts.hand(event.judgement.sheet.total)
  return speech.words.here(table.says.wins)(winner, tileName(speech, event.tile), worth)
}

/** One event in one sentence; null for what nobody sees happen or what the own turn tells anyway. */
export const sentenceOf = (event: SeenEvent, speech: Speech): string | null => {
  const { texts, words, who } = speech
  const { says, payReasons } = texts.table
  switch (event.event) {
    case 'hand-started':
      return start(speech, event)
    case 'dice':
      return says.dice(who(event.seat), event.dice)
    case 'dealt':
      return says.dealt
    case 'flower':
      return says.flower(who(event.seat), tileName(speech, event.tile))
    case 'discard':
      return discard(speech, event)
    case 'chow':
    case 'pong':
    case 'kong':
      return claim(speech, event)
    case 'concealed-kong':
      return concealedKong(speech, event)
    case 'added-kong':
      return says.kong(who(event.seat), words.action('added-kong'), tileName(speech, event.tile))
    case 'robbed':
      return says.robbed(who(event.seat), tileName(speech, event.tile))
    case 'show-west':
      return says.showsWest(who(event.seat))
    case 'peek':
      return says.peeks(who(event.seat))
    case 'pay':
      return says.pay(words.here(payReasons[event.reason]), movesOf(speech, event.deltas))
    case 'win':
      return win(speech, event)
    case 'exhausted':
      return says.exhausted
    case 'hand-over':
      return says.handOver
    case 'game-over':
      return says.gameOver
    default:
      return null
  }
}
