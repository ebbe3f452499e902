import { bySeat, withSeat } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { TableEvent } from './event'
import { copyOf, countTiles, giving, NO_TILES, taking } from './ownTiles'
import type { Draft } from './ownTiles'
import type { AskedSeat, Discard, GameState, Meld, WallState } from './state'
import { DEALT, dealtTo } from './wall'

type EventOf<Name extends TableEvent['event']> = Extract<TableEvent, { event: Name }>
type ClaimEvent = Extract<TableEvent, { from: Seat }>

/** The state to come, which so far is the one before. */
type Next = Draft<GameState>

const claimedMeld = ({ event, tile, with: own, from }: ClaimEvent): Meld => {
  const tiles = [...own, tile].toSorted((a, b) => a - b)
  const lowest = kindOf(tiles[0] as TileId)
  const claimed = { tile, from }
  return event === 'kong'
    ? { kind: 'kong', made: 'claimed', tile: lowest, tiles, claimed }
    : { kind: event, tile: lowest, tiles, claimed }
}

const takenFrom = ({ line, front, back }: WallState, end: 'front' | 'back'): WallState =>
  end === 'front' ? { line, front: front + 1, back } : { line, front, back: back + 1 }

const draw = (next: Next, seat: Seat, tile: TileId, end: 'front' | 'back'): void => {
  next.players = withSeat(next.players, seat, taking(next.players[seat], tile))
  next.wall = takenFrom(next.wall, end)
}

const startHand = (next: Next, { hand, round, dealer, streak, line }: EventOf<'hand-started'>) => {
  next.hand = hand
  next.round = round
  next.dealer = dealer
  next.streak = streak
  next.wall = { line, front: 0, back: 0 }
  next.players = bySeat(() => NO_TILES)
  next.stage = { stage: 'dealing', offer: next.stage.offer }
}

const deal = (next: Next): void => {
  const { line, back } = next.wall
  next.wall = { line, front: DEALT, back }
  next.players = bySeat((seat) => {
    const player = copyOf(NO_TILES)
    player.concealed = dealtTo(line, next.dealer, seat)
    player.counts = countTiles(player.concealed)
    player.drawn = player.concealed.at(-1) as TileId
    return player
  })
}

const layFlower = (next: Next, { seat, tile, replacement }: EventOf<'flower'>): void => {
  const player = giving(next.players[seat], [tile])
  player.flowers = [...player.flowers, tile]
  next.players = withSeat(next.players, seat, player)
  if (replacement !== null) draw(next, seat, replacement, 'back')
}

const discard = (next: Next, { seat, tile, drawn, close }: EventOf<'discard'>): void => {
  const player = giving(next.players[seat], [tile])
  player.discards = [...player.discards, { tile, drawn, close, claimedBy: null }]
  player.closed ||= close
  next.players = withSeat(next.players, seat, player)
}

const claim = (next: Next, event: ClaimEvent): void => {
  const { seat, from } = event
  const taker = giving(next.players[seat], event.with)
  taker.melds = [...taker.melds, claimedMeld(event)]
  const giver = copyOf(next.players[from])
  const { tile, drawn, close } = giver.discards.at(-1) as Discard
  giver.discards = giver.discards.with(-1, { tile, drawn, close, claimedBy: seat })
  next.players = withSeat(withSeat(next.players, seat, taker), from, giver)
}

const concealKong = (next: Next, { seat, tiles }: EventOf<'concealed-kong'>): void => {
  const player = giving(next.players[seat], tiles)
  const tile = kindOf(tiles[0] as TileId)
  const meld: Meld = { kind: 'kong', made: 'concealed', tile, tiles, claimed: null }
  player.melds = [...player.melds, meld]
  next.players = withSeat(next.players, seat, player)
}

const addToPong = (next: Next, event: EventOf<'added-kong'>): void => {
  const player = giving(next.players[event.seat], [event.tile])
  player.melds = player.melds.map((meld): Meld => {
    const { kind, tile, tiles, claimed } = meld
    if (kind !== 'pong' || tile !== kindOf(event.tile)) return meld
    return { kind: 'kong', made: 'added', tile, tiles: [...tiles, event.tile], claimed }
  })
  next.players = withSeat(next.players, event.seat, player)
}

/** The robbed tile lies on the table like a discard, and the kong is the pong that it was. */
const rob = (next: Next, { seat, tile }: EventOf<'robbed'>): void => {
  const player = copyOf(next.players[seat])
  player.melds = player.melds.map((meld): Meld => {
    if (meld.kind !== 'kong' || !meld.tiles.includes(tile)) return meld
    const tiles = meld.tiles.filter((other) => other !== tile)
    return { kind: 'pong', tile: meld.tile, tiles, claimed: meld.claimed }
  })
  player.discards = [...player.discards, { tile, drawn: false, close: false, claimedBy: null }]
  next.players = withSeat(next.players, seat, player)
}

const answer = (next: Next, event: EventOf<'answer'>): void => {
  const { stage } = next
  if (stage.stage !== 'claiming') return
  const asked = stage.asked.map((asking): AskedSeat =>
    asking.seat === event.seat
      ? { seat: asking.seat, could: asking.could, answer: event.answer, with: event.with }
      : asking,
  )
  next.stage = { ...stage, asked }
}

const pay = (next: Next, { deltas }: EventOf<'pay'>): void => {
  const { scores } = next
  next.scores = bySeat((seat) => scores[seat] + deltas[seat])
  next.pool -= deltas.reduce((sum, delta) => sum + delta, 0)
}

const endHand = (next: Next, { offer, result }: EventOf<'hand-over'>): void => {
  next.stage = { stage: 'hand-over', offer }
  next.finished = [...next.finished, result]
}

const change = (next: Next, event: TableEvent): void => {
  switch (event.event) {
    case 'hand-started':
      return startHand(next, event)
    case 'dealt':
      return deal(next)
    case 'flower':
      return layFlower(next, event)
    case 'draw':
      return draw(next, event.seat, event.tile, 'front')
    case 'replacement':
      return draw(next, event.seat, event.tile, 'back')
    case 'discard':
      return discard(next, event)
    case 'chow':
    case 'pong':
    case 'kong':
      return claim(next, event)
    case 'concealed-kong':
      return concealKong(next, event)
    case 'added-kong':
      return addToPong(next, event)
    case 'robbed':
      return rob(next, event)
    case 'answer':
      return answer(next, event)
    case 'pay':
      return pay(next, event)
    case 'awaits':
      next.stage = event.stage
      break
    case 'hand-over':
      return endHand(next, event)
    case 'game-over':
      next.stage = { stage: 'game-over', offer: next.stage.offer + 1 }
      break
    case 'dice':
    case 'show-west':
    case 'peek':
    case 'win':
    case 'exhausted':
      break
  }
}

/** Whether it is a fact of the hand: what the table waits for is none. */
export const isFact = ({ event }: TableEvent): boolean => event !== 'awaits'

/** The state after one more event, with the facts of its hand. */
export const evolveWith = (
  state: GameState,
  event: TableEvent,
  events: readonly TableEvent[],
): GameState => {
  // Field by field, since states are made by the hundred a hand and spreading is several times slower.
  const next: Next = {
    length: state.length,
    seed: state.seed,
    seating: state.seating,
    hand: state.hand,
    round: state.round,
    dealer: state.dealer,
    streak: state.streak,
    pool: state.pool,
    scores: state.scores,
    wall: state.wall,
    players: state.players,
    events,
    stage: state.stage,
    finished: state.finished,
  }
  change(next, event)
  return next
}

const factsAfter = ({ events }: GameState, event: TableEvent): readonly TableEvent[] => {
  if (!isFact(event)) return events
  return event.event === 'hand-started' ? [event] : [...events, event]
}

/** The state after one more event. Knows no rule: what may happen was settled when the event was made. */
export const evolve = (state: GameState, event: TableEvent): GameState =>
  evolveWith(state, event, factsAfter(state, event))
