import { printMeld } from '../../src/engine/hand/meldText'
import type { TableEvent } from '../../src/engine/table/event'
import type { GameState, HandResult, Payment } from '../../src/engine/table/state'
import { dealtTo } from '../../src/engine/table/wall'
import { printTile, printTiles } from '../../src/engine/tiles/notation'
import { seatsFrom } from '../../src/engine/tiles/seat'
import { kindOf } from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'

type EventOf<Name extends TableEvent['event']> = Extract<TableEvent, { event: Name }>

const one = (tile: TileId): string => printTile(kindOf(tile))
const many = (tiles: readonly TileId[]): string => printTiles(tiles.map(kindOf))

const started = ({ hand, round, dealer, streak, line }: EventOf<'hand-started'>): string[] => [
  `hand ${hand}, round ${round}, dealer ${dealer}, streak ${streak}`,
  ...seatsFrom(dealer).map((seat) => `  ${seat} is dealt ${many(dealtTo(line, dealer, seat))}`),
]

const payment = ({ reason, deltas, extra }: Payment): string => {
  const more = extra?.some((points) => points > 0) ? `, dealer extra ${extra.join(' ')}` : ''
  return `    ${reason}: ${deltas.join(' ')}${more}`
}

const won = ({ seat, win, judgement, falseMahjong }: EventOf<'win'>): string[] => {
  const melds = win.melds.map((meld) => ` (${printMeld(meld)})`).join('')
  const hand = `${printTiles(win.concealed)}${melds} + ${printTile(win.winningTile)}`
  const flowers = win.flowers.length === 0 ? '' : `, flowers ${printTiles(win.flowers)}`
  const lines = judgement.complete ? judgement.sheet.lines : []
  const replaced = judgement.complete ? judgement.sheet.replaced : []
  return [
    `  ${seat} wins${falseMahjong ? ' falsely' : ''} by ${win.kind}: ${hand}${flowers}`,
    ...lines.map(({ id, points }) => `      ${id} ${points}`),
    ...replaced.map(({ id, by }) => `      (${id}: replaced by ${by})`),
    `      total ${judgement.complete ? judgement.sheet.total : 0}`,
  ]
}

const over = ({ deltas, next }: HandResult): string[] => [
  `moved in all: ${deltas.join(' ')}`,
  `next: round ${next.round}, dealer ${next.dealer}, streak ${next.streak}, pool ${next.pool}`,
]

const answer = ({ seat, tile, could, answer: said }: EventOf<'answer'>): string[] =>
  said === 'pass' ? [`    ${seat} passes on ${one(tile)}, could ${could.join(', ')}`] : []

const said = (event: TableEvent): string[] => {
  switch (event.event) {
    case 'hand-started':
      return started(event)
    case 'dice':
      return [`  ${event.seat} throws ${event.dice.join(' ')}`]
    case 'flower': {
      const { seat, tile, replacement } = event
      return [
        `  ${seat} flower ${one(tile)}, gets ${replacement === null ? '-' : one(replacement)}`,
      ]
    }
    case 'draw':
      return [`  ${event.seat} draws ${one(event.tile)} (${event.source})`]
    case 'discard': {
      const { seat, tile, drawn, close } = event
      return [
        `  ${seat} discards ${one(tile)}${drawn ? ' as drawn' : ''}${close ? ', closes' : ''}`,
      ]
    }
    case 'chow':
    case 'pong':
    case 'kong':
      return [
        `  ${event.seat} ${event.event}s ${one(event.tile)} of ${event.from} with ${many(event.with)}`,
      ]
    case 'concealed-kong':
      return [`  ${event.seat} concealed kong ${many(event.tiles)}`]
    case 'added-kong':
      return [`  ${event.seat} adds ${one(event.tile)} to its pong`]
    case 'replacement':
      return [`  ${event.seat} gets ${one(event.tile)} for the kong`]
    case 'answer':
      return answer(event)
    case 'show-west':
    case 'peek':
      return [`  ${event.seat} ${event.event}s`]
    case 'pay':
      return [payment(event)]
    case 'win':
      return won(event)
    case 'robbed':
      return [`  the ${one(event.tile)} of ${event.seat} is robbed`]
    case 'exhausted':
      return ['  nobody wins']
    case 'hand-over':
      return over(event.result)
    case 'dealt':
    case 'awaits':
    case 'game-over':
      return []
  }
}

/** A finished hand in lines that can be read beside the rules. */
export const readable = ({ events }: GameState): string => `${events.flatMap(said).join('\n')}\n`
