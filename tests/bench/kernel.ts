import { RuleSet as Peer } from 'mahjong-tile-efficiency'
import type { Hand as PeerHand } from 'mahjong-tile-efficiency'
import { countsOf } from '../../src/engine/hand/counts'
import type { Counts } from '../../src/engine/hand/counts'
import type { Shape } from '../../src/engine/hand/reading'
import type { Win } from '../../src/engine/score/win'
import { randomStream, shuffled } from '../../src/engine/tiles/random'
import { COPIES, HAND_TILE_KINDS } from '../../src/engine/tiles/tile'
import { bestRates, processorTime } from './rates'
import type { Work } from './rates'
import { shipped } from './shipped'

const HANDS = 4000
/** The peer is asked for so many of them only: it takes its time. */
const PEER_ANALYSES = 100
const PEER_SPECIAL_ANALYSES = 40
const PLAYED_HANDS = 150

const NO_MELDS: readonly never[] = []
const STANDARD: readonly Shape[] = ['standard']
const WITH_SPECIALS: readonly Shape[] = [
  'standard',
  'pairs-and-pong',
  'thirteen-orphans',
  'sixteen-orphans',
]

const ours = await shipped()

const buildTables = () => {
  const began = processorTime()
  const tables = ours.kernel()
  const buildMs = (processorTime() - began) * 1000
  const bytesOf = (table: unknown): number => {
    if (ArrayBuffer.isView(table)) return table.byteLength
    return Array.isArray(table) ? table.length * 8 : 0
  }
  const tableBytes = Object.values(tables).reduce<number>((sum, table) => sum + bytesOf(table), 0)
  return { tableBytes, buildMs: Math.round(buildMs) }
}

const dealtHands = (): Counts[] => {
  const random = randomStream('bench')
  const deck = HAND_TILE_KINDS.flatMap((kind) => Array.from({ length: COPIES }, () => kind))
  return Array.from({ length: HANDS }, () => countsOf(shuffled(deck, random).slice(0, 17)))
}

const forPeer = (counts: Counts): PeerHand =>
  [0, 9, 18, 27].map((first) => [...counts.subarray(first, first + 9)] as PeerHand[number])

const against = (mine: Work, theirs: Work) => {
  const [rate, peerRate] = bestRates([mine, theirs]) as [number, number]
  return {
    ours: Math.round(rate),
    mte: Math.round(peerRate),
    ratio: Math.round((rate / peerRate) * 10) / 10,
  }
}

/** Every loop is written out: one for all would call what it measures through a pointer. */
const compareKernels = () => {
  const { distanceOf, discardsOf } = ours
  const hands = dealtHands()
  const peerHands = hands.map(forPeer)
  const [plain, special] = [new Peer('Taiwan'), new Peer('HKTW')]
  const distances: Work = {
    things: 200 * HANDS,
    run: () => {
      for (let time = 0; time < 200; time += 1) {
        for (const counts of hands) distanceOf(STANDARD, counts, NO_MELDS)
      }
    },
  }
  const analyses = (shapes: readonly Shape[]): Work => ({
    things: HANDS,
    run: () => {
      for (const counts of hands) discardsOf(shapes, counts, NO_MELDS)
    },
  })
  const peerDistances: Work = {
    things: 4 * HANDS,
    run: () => {
      for (let time = 0; time < 4; time += 1) for (const hand of peerHands) plain.calShanten(hand)
    },
  }
  const peerAnalyses = (peer: Peer, things: number): Work => ({
    things,
    run: () => {
      for (const hand of peerHands.slice(0, things)) peer.calUkeire(hand)
    },
  })
  return {
    distance: against(distances, peerDistances),
    analysis: against(analyses(STANDARD), peerAnalyses(plain, PEER_ANALYSES)),
    analysisSpecials: against(
      analyses(WITH_SPECIALS),
      peerAnalyses(special, PEER_SPECIAL_ANALYSES),
    ),
  }
}

type Rules = ReturnType<typeof ours.ruleSetOf>

/** Wins of bots that play each other, as they came about. */
const playedWins = (rules: Rules): Win[] => {
  const wins: Win[] = []
  for (let hand = 0; hand < PLAYED_HANDS; hand += 1) {
    const game = { rules, seed: `bench ${hand}`, length: 'hand' } as const
    const moments = ours.selfPlay({ ...game, levels: ['greedy', 'greedy', 'greedy', 'greedy'] })
    for (const { hand: played } of moments) {
      if (played !== null) wins.push(...played.result.wins.map(({ win }) => win))
    }
  }
  return wins
}

/** Prices every wait of the hand before it won, by self-draw and off a discard; processor time in ms. */
const pricingTime = (rules: Rules, win: Win): number => {
  const began = processorTime()
  const { accepts } = ours.acceptanceOf(rules.scoring.shapes, countsOf(win.concealed), win.melds)
  const by: Partial<Win>[] = [
    { kind: 'self-draw', discarder: null },
    { kind: 'discard', discarder: win.seat === 'E' ? 'S' : 'E', source: 'wall', gongChain: 0 },
  ]
  for (const winningTile of accepts) {
    for (const coming of by) {
      const priced = { ...win, ...coming, winningTile, source: 'wall', gongChain: 0 } as const
      ours.worthOf(rules, { win: priced, judgement: ours.judge(rules.scoring, priced) })
    }
  }
  return (processorTime() - began) * 1000
}

const at = (sorted: readonly number[], part: number): number =>
  Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 1000) / 1000

const scoring = (id: string) => {
  const rules = ours.ruleSetOf(id)
  const wins = playedWins(rules)
  const { judge } = ours
  const sheetsOf: Work = {
    things: 20 * wins.length,
    run: () => {
      for (let time = 0; time < 20; time += 1) for (const win of wins) judge(rules.scoring, win)
    },
  }
  const [sheets] = bestRates([sheetsOf])
  const times = wins.map((win) => pricingTime(rules, win)).sort((a, b) => a - b)
  return {
    sheetsPerSecond: Math.round(sheets as number),
    pricedWaitsMs: { median: at(times, 0.5), p99: at(times, 0.99) },
  }
}

const tables = buildTables()
const kernels = compareKernels()
const scored = ours.RULE_SET_IDS.map((id) => [id, scoring(id)] as const)
console.log(
  JSON.stringify({
    ...kernels,
    ...tables,
    sheetsPerSecond: Object.fromEntries(scored.map(([id, one]) => [id, one.sheetsPerSecond])),
    pricedWaitsMs: Object.fromEntries(scored.map(([id, one]) => [id, one.pricedWaitsMs])),
  }),
)
