import { countsOf } from '../../src/engine/hand/counts'
import { dealFrom } from '../../src/engine/table/deal'
import { beginTurn } from '../../src/engine/table/draw'
import type { TableEvent } from '../../src/engine/table/event'
import { newGame } from '../../src/engine/table/game'
import { brokenInvariant } from '../../src/engine/table/invariants'
import type { RuleSet } from '../../src/engine/table/ruleSet'
import { startRun } from '../../src/engine/table/run'
import type { Run } from '../../src/engine/table/run'
import type { GameLength, GameState, PlayerState } from '../../src/engine/table/state'
import type { Dice } from '../../src/engine/tiles/random'
import { bySeat, seatAfter, SEATS } from '../../src/engine/tiles/seat'
import type { BySeat, Seat, Wind } from '../../src/engine/tiles/seat'
import { kindOf, TILE_COUNT } from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'
import { worldwide } from '../../src/rules/worldwide'
import { bury, discardsIn, layMelds } from './riggedPast'
import type { LaidMeld } from './riggedPast'
import { stack, tileBox } from './tileBox'
import type { TileBox } from './tileBox'

/** A table that a test plays at. `facts` are the events of the last thing done. */
export type Table = {
  readonly rules: RuleSet
  /** Seats that pass on everything by themselves: those whose tiles the test does not name. */
  readonly idle: readonly Seat[]
  state: GameState
  facts: readonly TableEvent[]
}

type TextBySeat = Partial<Record<Seat, string>>

type Setting = {
  readonly rules?: RuleSet
  readonly length?: GameLength
  readonly round?: Wind
  readonly dealer?: Seat
  readonly streak?: number
  readonly pool?: number
  /** Concealed tiles in text; `55m+` is those and strangers to them. Who is not named has strangers and is idle. */
  readonly hands?: TextBySeat
  /** The next ordinary draws, first one first. */
  readonly front?: string
  /** The next replacements, first one first. */
  readonly back?: string
}

/** A table in the middle of a hand, where `turn` draws from the front. Hands hold 16 tiles less 3 a meld. */
export type MidHand = Setting & {
  readonly turn: Seat
  /** As `pong 777z from 0, concealed-gong 2222s`. */
  readonly melds?: TextBySeat
  readonly flowers?: TextBySeat
  readonly closed?: readonly Seat[]
  /** Tiles in the wall as the turn begins; where it is not given, 12 tiles lie discarded. */
  readonly left?: number
}

/** A table as the hand is dealt: 16 tiles a hand and 17 for the dealer, flowers among them. */
export type Deal = Setting & { readonly dice?: Dice }

const gameOf = ({ rules = worldwide, length = 'game', ...rest }: Setting): GameState => {
  const { round = 'E', dealer = 0, streak = 0, pool = 0 } = rest
  const scores = bySeat(() => 0 - pool / 4)
  return { ...newGame(rules, { seed: 'rigged', length }), round, dealer, streak, pool, scores }
}

const tableOf = (run: Run, { hands = {} }: Setting): Table => {
  const broken = brokenInvariant(run.state)
  if (broken !== null) throw new Error(`This table cannot be: ${broken}`)
  const idle = SEATS.filter((seat) => hands[seat] === undefined)
  return { rules: run.rules, idle, state: run.state, facts: run.events }
}

/** Where all 144 tiles lie before a turn. */
type Layout = {
  readonly held: BySeat<readonly TileId[]>
  readonly laid: BySeat<readonly LaidMeld[]>
  readonly flowers: BySeat<readonly TileId[]>
  readonly buried: readonly TileId[]
  readonly wall: readonly TileId[]
}

const BURIED = 12

type FillHands = (size: (seat: Seat) => number) => BySeat<readonly TileId[]>

/** Takes the named tiles of each hand; the answer fills the hands up once all that is named has been taken. */
const takeHands = (box: TileBox, hands: TextBySeat): FillHands => {
  const held = SEATS.map((seat) => box.take(hands[seat]?.replace('+', '') ?? ''))
  const open = (seat: Seat) => hands[seat]?.endsWith('+') ?? true
  return (size) => {
    const namedFirst = SEATS.toSorted((a, b) => Number(b in hands) - Number(a in hands))
    for (const seat of namedFirst.filter(open)) {
      const tiles = held[seat] as TileId[]
      tiles.push(...box.strangers(tiles, size(seat) - tiles.length))
    }
    return bySeat((seat) => held[seat] as TileId[])
  }
}

const layOut = (spec: MidHand): Layout => {
  const { hands = {}, melds = {}, flowers = {}, front = '', back = '', left } = spec
  const box = tileBox()
  const fill = takeHands(box, hands)
  const laid = bySeat((seat) => layMelds(box, seat, melds[seat]))
  const shown = bySeat((seat) => box.take(flowers[seat] ?? ''))
  const [first, last] = [box.take(front), box.take(back)]
  const held = fill((seat) => 16 - 3 * laid[seat].length)
  const rest = box.rest()
  const stacked = first.length + rest.flowers.length + last.length
  const lying = left === undefined ? BURIED : stacked + rest.others.length - left
  const buried = rest.others.slice(0, lying)
  const wall = stack(first, rest.others.slice(lying), rest.flowers, last)
  return { held, laid, flowers: shown, buried, wall }
}

const wallBefore = ({ held, laid, flowers, buried, wall }: Layout): GameState['wall'] => {
  const melds = laid.flat().map(({ meld }) => meld)
  const tiles = [...held, ...flowers, ...melds.map((meld) => meld.tiles), buried].flat()
  const back = flowers.flat().length + melds.filter(({ kind }) => kind === 'kong').length
  const line = [...tiles.slice(back), ...wall, ...tiles.slice(0, back)]
  return { line, front: TILE_COUNT - wall.length - back, back }
}

/** Sets a table in the middle of a hand: what is named is where it says, all else lies somewhere harmless. */
export const midHand = (spec: MidHand): Table => {
  const game = gameOf(spec)
  const layout = layOut(spec)
  const wall = wallBefore(layout)
  const { hand, round, dealer, streak } = game
  const events: TableEvent[] = [
    { event: 'hand-started', hand, round, dealer, streak, line: wall.line },
    { event: 'dice', seat: dealer, dice: [1, 2, 3] },
    { event: 'dealt' },
    ...layout.laid.flat().flatMap((one) => one.events),
    ...bury(layout.buried, spec.turn),
  ]
  const players = bySeat((seat): PlayerState => {
    const concealed = layout.held[seat]
    return {
      concealed,
      counts: countsOf(concealed.map(kindOf)),
      drawn: null,
      melds: layout.laid[seat].map(({ meld }) => meld),
      flowers: layout.flowers[seat],
      discards: discardsIn(events, seat),
      closed: spec.closed?.includes(seat) ?? false,
    }
  })
  const stage = { stage: 'dealing', offer: 0 } as const
  const run = startRun(spec.rules ?? worldwide, { ...game, wall, players, events, stage })
  beginTurn(run, spec.turn)
  return tableOf(run, spec)
}

/** The line of a wall whose deal gives each seat its tiles, four at a time, the dealer one more at the end. */
const dealtLine = (hands: BySeat<readonly TileId[]>, dealer: Seat): TileId[] => {
  const line: TileId[] = []
  for (let take = 0; take < 16; take += 1) {
    const from = 4 * Math.floor(take / 4)
    line.push(...hands[seatAfter(dealer, take)].slice(from, from + 4))
  }
  return [...line, ...hands[dealer].slice(16)]
}

/** Deals a hand from a wall that is stacked so that everybody gets the tiles named. */
export const deal = (spec: Deal): Table => {
  const { hands = {}, front = '', back = '', dice = [1, 2, 3] } = spec
  const game = gameOf(spec)
  const box = tileBox()
  const fill = takeHands(box, hands)
  const [first, last] = [box.take(front), box.take(back)]
  const held = fill((seat) => (seat === game.dealer ? 17 : 16))
  const rest = box.rest()
  const wall = stack(first, rest.others, rest.flowers, last)
  const run = startRun(spec.rules ?? worldwide, game)
  dealFrom(run, game, [...dealtLine(held, game.dealer), ...wall], dice)
  return tableOf(run, spec)
}
