import { bySeat, withSeat } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { TableEvent } from './event'
import { altered, countTiles, giving, NO_TILES, taking } from './ownTiles'
import type { AskedSeat, Discard, GameState, Meld, PlayerState, WallState } from './state'
import { DEALT, dealtTo } from './wall'

type EventOf<Name extends TableEvent['event']> = Extract<TableEvent, { event: Name }>
type ClaimEvent = Extract<TableEvent, { from: Seat }>

/** What a fact changes; everything else stays. */
type Changes = Partial<Omit<GameState, 'events'>>

const claimedMeld = ({ event, tile, with: own, from }: ClaimEvent): Meld => {
  const tiles = [...own, tile].toSorted((a, b) => a - b)
  const lowest = kindOf(tiles[0] as TileId)
  const claimed = { tile, from }
  return event === 'kong'
    ? { kind: 'kong', made: 'claimed', tile: lowest, tiles, claimed }
    : { kind: event, tile: lowest, tiles, claimed }
}

const update = (
  { players }: GameState,
  seat: Seat,
  change: (player: PlayerState) => PlayerState,
): Changes => ({ players: withSeat(players, seat, change(players[seat])) })

const takenFrom = ({ line, front, back }: WallState, end: 'front' | 'back'): WallState =>
  end === 'front' ? { line, front: front + 1, back } : { line, front, back: back + 1 }

const drawn = (
  { players, wall }: GameState,
  seat: Seat,
  tile: TileId,
  end: 'front' | 'back',
): Changes => ({
  players: withSeat(players, seat, taking(players[seat], tile)),
  wall: takenFrom(wall, end),
})

const handStarted = (state: GameState, event: EventOf<'hand-started'>): Changes => ({
  hand: event.hand,
  round: event.round,
  dealer: event.dealer,
  streak: event.streak,
  wall: { line: event.line, front: 0, back: 0 },
  players: bySeat(() => NO_TILES),
  stage: { stage: 'dealing', offer: state.stage.offer },
})

const dealt = ({ wall, dealer }: GameState): Changes => ({
  wall: { ...wall, front: DEALT },
  players: bySeat((seat) => {
    const concealed = dealtTo(wall.line, dealer, seat)
    const last = concealed.at(-1) as TileId
    return altered(NO_TILES, { concealed, counts: countTiles(concealed), drawn: last })
  }),
})

const flower = (
  { players, wall }: GameState,
  { seat, tile, replacement }: EventOf<'flower'>,
): Changes => {
  const laid = giving(players[seat], [tile], { flowers: [...players[seat].flowers, tile] })
  if (replacement === null) return { players: withSeat(players, seat, laid) }
  return {
    players: withSeat(players, seat, taking(laid, replacement)),
    wall: takenFrom(wall, 'back'),
  }
}

const discarded = (state: GameState, event: EventOf<'discard'>): Changes => {
  const { seat, tile, drawn: asDrawn, close } = event
  const discard: Discard = { tile, drawn: asDrawn, close, claimedBy: null }
  return update(state, seat, (player) =>
    giving(player, [tile], {
      discards: [...player.discards, discard],
      closed: player.closed || close,
    }),
  )
}

const claimed = ({ players }: GameState, event: ClaimEvent): Changes => {
  const { seat, from } = event
  const taker = players[seat]
  const giver = players[from]
  const { tile, drawn: asDrawn, close } = giver.discards.at(-1) as Discard
  const gone: Discard = { tile, drawn: asDrawn, close, claimedBy: seat }
  const taken = giving(taker, event.with, { melds: [...taker.melds, claimedMeld(event)] })
  const given = altered(giver, { discards: giver.discards.with(-1, gone) })
  return { players: withSeat(withSeat(players, seat, taken), from, given) }
}

const concealedKong = (state: GameState, event: EventOf<'concealed-kong'>): Changes =>
  update(state, event.seat, (player) => {
    const tile = kindOf(event.tiles[0] as TileId)
    const meld: Meld = { kind: 'kong', made: 'concealed', tile, tiles: event.tiles, claimed: null }
    return giving(player, event.tiles, { melds: [...player.melds, meld] })
  })

const addedKong = (state: GameState, event: EventOf<'added-kong'>): Changes =>
  update(state, event.seat, (player) => {
    const melds = player.melds.map((meld): Meld => {
      const { kind, tile, tiles, claimed: from } = meld
      if (kind !== 'pong' || tile !== kindOf(event.tile)) return meld
      return { kind: 'kong', made: 'added', tile, tiles: [...tiles, event.tile], claimed: from }
    })
    return giving(player, [event.tile], { melds })
  })

/** The robbed tile lies on the table like a discard, and the kong is the pong that it was. */
const robbed = (state: GameState, { seat, tile }: EventOf<'robbed'>): Changes =>
  update(state, seat, (player) =>
    altered(player, {
      melds: player.melds.map((meld): Meld => {
        if (meld.kind !== 'kong' || !meld.tiles.includes(tile)) return meld
        const tiles = meld.tiles.filter((other) => other !== tile)
        return { kind: 'pong', tile: meld.tile, tiles, claimed: meld.claimed }
      }),
      discards: [...player.discards, { tile, drawn: false, close: false, claimedBy: null }],
    }),
  )

const answered = ({ stage }: GameState, event: EventOf<'answer'>): Changes => {
  if (stage.stage !== 'claiming') return NOTHING
  const { seat, answer, with: own } = event
  const asked = stage.asked.map((asking): AskedSeat =>
    asking.seat === seat ? { seat, could: asking.could, answer, with: own } : asking,
  )
  return { stage: { ...stage, asked } }
}

const paid = ({ scores, pool }: GameState, { deltas }: EventOf<'pay'>): Changes => ({
  scores: bySeat((seat) => scores[seat] + deltas[seat]),
  pool: pool - deltas.reduce((sum, delta) => sum + delta, 0),
})

const handOver = ({ finished }: GameState, event: EventOf<'hand-over'>): Changes => ({
  stage: { stage: 'hand-over', offer: event.offer },
  finished: [...finished, event.result],
})

const NOTHING: Changes = {}

const changesOf = (state: GameState, event: TableEvent): Changes => {
  switch (event.event) {
    case 'hand-started':
      return handStarted(state, event)
    case 'dealt':
      return dealt(state)
    case 'flower':
      return flower(state, event)
    case 'draw':
      return drawn(state, event.seat, event.tile, 'front')
    case 'replacement':
      return drawn(state, event.seat, event.tile, 'back')
    case 'discard':
      return discarded(state, event)
    case 'chow':
    case 'pong':
    case 'kong':
      return claimed(state, event)
    case 'concealed-kong':
      return concealedKong(state, event)
    case 'added-kong':
      return addedKong(state, event)
    case 'robbed':
      return robbed(state, event)
    case 'answer':
      return answered(state, event)
    case 'pay':
      return paid(state, event)
    case 'awaits':
      return { stage: event.stage }
    case 'hand-over':
      return handOver(state, event)
    case 'game-over':
      return { stage: { stage: 'game-over', offer: state.stage.offer + 1 } }
    case 'dice':
    case 'show-west':
    case 'peek':
    case 'win':
    case 'exhausted':
      return NOTHING
  }
}

/** This hand's facts; what the table waits for is no fact of the hand. */
const eventsAfter = ({ events }: GameState, event: TableEvent): readonly TableEvent[] => {
  if (event.event === 'awaits') return events
  return event.event === 'hand-started' ? [event] : [...events, event]
}

/** The state after one more fact. Knows no rule: what may happen was settled when the event was made. */
export const evolve = (state: GameState, event: TableEvent): GameState => {
  const changes = changesOf(state, event)
  // Field by field, since states are made by the hundred a hand and spreading is several times slower.
  return {
    length: state.length,
    seed: state.seed,
    seating: state.seating,
    hand: changes.hand ?? state.hand,
    round: changes.round ?? state.round,
    dealer: changes.dealer ?? state.dealer,
    streak: changes.streak ?? state.streak,
    pool: changes.pool ?? state.pool,
    scores: changes.scores ?? state.scores,
    wall: changes.wall ?? state.wall,
    players: changes.players ?? state.players,
    events: eventsAfter(state, event),
    stage: changes.stage ?? state.stage,
    finished: changes.finished ?? state.finished,
  }
}
