import { countsOf, withChange } from '../hand/counts'
import type { Counts } from '../hand/counts'
import { bySeat, withSeat } from '../tiles/seat'
import type { Seat } from '../tiles/seat'
import { HAND_KINDS, isFlower, kindOf } from '../tiles/tile'
import type { TileId } from '../tiles/tile'
import type { TableEvent } from './event'
import type { AskedSeat, Discard, GameState, Meld, PlayerState } from './state'
import { DEALT, dealtTo } from './wall'

type EventOf<Name extends TableEvent['event']> = Extract<TableEvent, { event: Name }>
type ClaimEvent = Extract<TableEvent, { from: Seat }>

export const NO_TILES: PlayerState = {
  concealed: [],
  counts: new Uint8Array(HAND_KINDS),
  drawn: null,
  melds: [],
  flowers: [],
  discards: [],
  closed: false,
}

const countTiles = (tiles: readonly TileId[]): Counts =>
  countsOf(tiles.map(kindOf).filter((kind) => !isFlower(kind)))

const changed = (counts: Counts, tile: TileId, change: number): Counts =>
  isFlower(kindOf(tile)) ? counts : withChange(counts, kindOf(tile), change)

const taking = (player: PlayerState, tile: TileId): PlayerState => ({
  ...player,
  concealed: [...player.concealed, tile],
  counts: changed(player.counts, tile, 1),
  drawn: tile,
})

const giving = (player: PlayerState, tiles: readonly TileId[]): PlayerState => ({
  ...player,
  concealed: player.concealed.filter((tile) => !tiles.includes(tile)),
  counts: tiles.reduce((counts, tile) => changed(counts, tile, -1), player.counts),
  drawn: null,
})

const update = (
  state: GameState,
  seat: Seat,
  change: (player: PlayerState) => PlayerState,
): GameState => ({ ...state, players: withSeat(state.players, seat, change(state.players[seat])) })

const takenFrom = (state: GameState, end: 'front' | 'back'): GameState => ({
  ...state,
  wall: { ...state.wall, [end]: state.wall[end] + 1 },
})

const handStarted = (state: GameState, event: EventOf<'hand-started'>): GameState => ({
  ...state,
  hand: event.hand,
  round: event.round,
  dealer: event.dealer,
  streak: event.streak,
  wall: { line: event.line, front: 0, back: 0 },
  players: bySeat(() => NO_TILES),
  events: [],
  stage: { stage: 'dealing', offer: state.stage.offer },
})

const dealt = (state: GameState): GameState => ({
  ...state,
  wall: { ...state.wall, front: DEALT },
  players: bySeat((seat) => {
    const concealed = dealtTo(state.wall.line, state.dealer, seat)
    const drawn = concealed.at(-1) as TileId
    return { ...NO_TILES, concealed, counts: countTiles(concealed), drawn }
  }),
})

const flower = (state: GameState, { seat, tile, replacement }: EventOf<'flower'>): GameState => {
  const laid = update(state, seat, (player) => ({
    ...giving(player, [tile]),
    flowers: [...player.flowers, tile],
  }))
  if (replacement === null) return laid
  return takenFrom(
    update(laid, seat, (player) => taking(player, replacement)),
    'back',
  )
}

const discarded = (state: GameState, event: EventOf<'discard'>): GameState => {
  const { seat, tile, drawn, close } = event
  return update(state, seat, (player) => ({
    ...giving(player, [tile]),
    discards: [...player.discards, { tile, drawn, close, claimedBy: null }],
    closed: player.closed || close,
  }))
}

const claimedMeld = ({ event, tile, with: own, from }: ClaimEvent): Meld => {
  const tiles = [...own, tile].toSorted((a, b) => a - b)
  const lowest = kindOf(tiles[0] as TileId)
  const claimed = { tile, from }
  return event === 'kong'
    ? { kind: 'kong', made: 'claimed', tile: lowest, tiles, claimed }
    : { kind: event, tile: lowest, tiles, claimed }
}

const claimed = (state: GameState, event: ClaimEvent): GameState => {
  const melded = update(state, event.seat, (player) => ({
    ...giving(player, event.with),
    melds: [...player.melds, claimedMeld(event)],
  }))
  return update(melded, event.from, (player) => ({
    ...player,
    discards: player.discards.with(-1, {
      ...(player.discards.at(-1) as Discard),
      claimedBy: event.seat,
    }),
  }))
}

const concealedKong = (state: GameState, event: EventOf<'concealed-kong'>): GameState =>
  update(state, event.seat, (player) => {
    const tile = kindOf(event.tiles[0] as TileId)
    const meld: Meld = { kind: 'kong', made: 'concealed', tile, tiles: event.tiles, claimed: null }
    return { ...giving(player, event.tiles), melds: [...player.melds, meld] }
  })

const addedKong = (state: GameState, event: EventOf<'added-kong'>): GameState =>
  update(state, event.seat, (player) => ({
    ...giving(player, [event.tile]),
    melds: player.melds.map((meld) =>
      meld.kind === 'pong' && meld.tile === kindOf(event.tile)
        ? { ...meld, kind: 'kong', made: 'added', tiles: [...meld.tiles, event.tile] }
        : meld,
    ),
  }))

/** The robbed tile lies on the table like a discard, and the kong is the pong that it was. */
const robbed = (state: GameState, { seat, tile }: EventOf<'robbed'>): GameState =>
  update(state, seat, (player) => ({
    ...player,
    melds: player.melds.map((meld): Meld => {
      if (meld.kind !== 'kong' || !meld.tiles.includes(tile)) return meld
      const tiles = meld.tiles.filter((other) => other !== tile)
      return { kind: 'pong', tile: meld.tile, tiles, claimed: meld.claimed }
    }),
    discards: [...player.discards, { tile, drawn: false, close: false, claimedBy: null }],
  }))

const answered = (state: GameState, event: EventOf<'answer'>): GameState => {
  const { stage } = state
  if (stage.stage !== 'claiming') return state
  const asked = stage.asked.map((asking): AskedSeat =>
    asking.seat === event.seat ? { ...asking, answer: event.answer, with: event.with } : asking,
  )
  return { ...state, stage: { ...stage, asked } }
}

const paid = (state: GameState, { deltas }: EventOf<'pay'>): GameState => ({
  ...state,
  scores: bySeat((seat) => state.scores[seat] + deltas[seat]),
  pool: state.pool - deltas.reduce((sum, delta) => sum + delta, 0),
})

const fold = (state: GameState, event: TableEvent): GameState => {
  switch (event.event) {
    case 'hand-started':
      return handStarted(state, event)
    case 'dealt':
      return dealt(state)
    case 'flower':
      return flower(state, event)
    case 'draw':
      return takenFrom(
        update(state, event.seat, (player) => taking(player, event.tile)),
        'front',
      )
    case 'replacement':
      return takenFrom(
        update(state, event.seat, (player) => taking(player, event.tile)),
        'back',
      )
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
      return { ...state, stage: event.stage }
    case 'hand-over':
      return {
        ...state,
        stage: { stage: 'hand-over', offer: event.offer },
        finished: [...state.finished, event.result],
      }
    case 'game-over':
      return { ...state, stage: { stage: 'game-over', offer: state.stage.offer + 1 } }
    case 'dice':
    case 'show-west':
    case 'peek':
    case 'win':
    case 'exhausted':
      return state
  }
}

/** The state after one more fact. Knows no rule: what may happen was settled when the event was made. */
export const evolve = (state: GameState, event: TableEvent): GameState => {
  const next = fold(state, event)
  return { ...next, events: [...next.events, event] }
}
