import type { Choice } from '../../engine/table/action'
import type { PlayerView, SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'
import type { Tip } from '../../store/guided'
import type { Hints } from '../../store/hintStore'

/** What the person sees, and the hints for it. */
export type Moment = { readonly view: PlayerView; readonly hints: Hints | null }

const OWN_MOVES = new Set<SeenEvent['event']>([
  'answer',
  'discard',
  'chow',
  'pong',
  'kong',
  'concealed-kong',
  'added-kong',
])

const isOwnMove = (event: SeenEvent, own: Seat): boolean =>
  OWN_MOVES.has(event.event) && 'seat' in event && event.seat === own

/** How often the person has moved in this hand. */
export const movesBy = ({ events, seat }: PlayerView): number =>
  events.filter((event) => isOwnMove(event, seat)).length

const offered = ({ choices }: PlayerView, wanted: (choice: Choice) => boolean): boolean =>
  choices.some((choice) => choice.refused === null && wanted(choice))

const mayDiscard = (view: PlayerView): boolean =>
  offered(view, ({ action }) => action.type === 'discard')

const inPlay = ({ stage }: PlayerView): boolean =>
  stage.stage === 'acting' || stage.stage === 'claiming'

/** The last tile that another player has claimed since the person's last move. */
export const claimedByOther = ({
  events,
  seat,
}: PlayerView): { readonly seat: Seat; readonly tile: TileId } | null => {
  const since = events.slice(events.findLastIndex((event) => isOwnMove(event, seat)) + 1)
  const claim = since.findLast(({ event }) => event === 'chow' || event === 'pong')
  return claim?.event === 'chow' || claim?.event === 'pong' ? claim : null
}

/** Whether what a tip is about is happening now. */
export const isDue: Readonly<Record<Tip, (moment: Moment) => boolean>> = {
  tiles: ({ view }) => inPlay(view),
  over: ({ view }) => view.stage.stage === 'hand-over',
  win: ({ view }) =>
    offered(view, ({ action, worth }) => action.type === 'win' && worth?.falseMahjong === null),
  low: ({ view }) => offered(view, ({ worth }) => Boolean(worth?.falseMahjong)),
  pong: ({ view }) => offered(view, ({ action }) => action.type === 'pong'),
  chow: ({ view }) => offered(view, ({ action }) => action.type === 'chow'),
  close: ({ view, hints }) => mayDiscard(view) && (hints?.readyDiscards.length ?? 0) > 0,
  ready: ({ view, hints }) => inPlay(view) && (hints?.waits.length ?? 0) > 0,
  others: ({ view }) => claimedByOther(view) !== null,
  flowers: ({ view }) => inPlay(view) && view.players[view.seat].flowers.length > 0,
  draw: ({ view }) => mayDiscard(view),
  discard: ({ view }) => mayDiscard(view) && view.players[view.seat].discards.length > 0,
}
