import { newGame } from '../../src/engine/table/game'
import type { GameState } from '../../src/engine/table/state'
import { seatOfPlayer, seatingOf } from '../../src/engine/table/seating'
import type { PlayerView } from '../../src/engine/table/view'
import { viewFor } from '../../src/engine/table/viewFor'
import { randomStream } from '../../src/engine/tiles/random'
import { bySeat } from '../../src/engine/tiles/seat'
import { kindOf } from '../../src/engine/tiles/tile'
import type { TileKind } from '../../src/engine/tiles/tile'
import { worldwide } from '../../src/rules/worldwide'
import { patientAction, playOn } from '../support/games'
import { alike, choice, discardsOf, lying, player, run, tileSet, viewOf } from '../support/views'

/** The first moment of random games at which the view looks as wanted. */
const found = (wanted: (view: PlayerView, state: GameState) => boolean): PlayerView => {
  for (let game = 0; ; game += 1) {
    const seed = `picture ${game}`
    const random = randomStream(seed, 'play')
    const person = seatOfPlayer(seatingOf(worldwide.seating, seed), 0)
    let view: PlayerView | null = null
    playOn(
      worldwide,
      newGame(worldwide, { seed, length: 'round' }),
      patientAction(random),
      random,
      ({ state }) => {
        const seen = viewFor(worldwide, state, person)
        if (!wanted(seen, state)) return true
        view = seen
        return false
      },
    )
    if (view) return view
  }
}

const worth = (total: number, falseMahjong: 'below-minimum' | null = null) => ({
  total,
  minimum: 20,
  gain: total,
  falseMahjong,
  byFlowers: false,
})

/** Seventeen tiles, five sets with three kongs, eight flowers and rivers of twenty, all at once. */
const crowded = (hand: 17 | 2): PlayerView => {
  const set = tileSet()
  const sets = (from: (turns: number) => 0 | 1 | 2 | 3, texts: readonly string[]) => [
    alike(set.take(texts[0]!), null, 'concealed'),
    ...texts.slice(1, 3).map((text, at) => {
      const tiles = set.take(text)
      const made = at === 0 ? 'added' : 'claimed'
      return alike(tiles, { tile: tiles[0]!, from: from(at + 1) }, made)
    }),
    ...texts.slice(3).map((text, at) => {
      const tiles = set.take(text)
      return alike(tiles, { tile: tiles[1]!, from: from(at + 2) })
    }),
  ]
  const flowers = set.take('12345678f')
  const others = sets(
    (at) => ((1 + at) % 4) as 0 | 1 | 2 | 3,
    ['1111z', '2222z', '5555z', '777z', '666z'],
  )
  const own =
    hand === 2
      ? sets((at) => (at % 4 || 1) as 1 | 2 | 3, ['1111m', '9999m', '5555p', '111s', '999s'])
      : []
  const concealed = hand === 2 ? set.take('88m') : set.take('1112345678999m2355p')
  const drawn = concealed.at(-1)!
  const river = () => lying(set.some(20))
  return viewOf({
    seat: 0,
    dealer: 2,
    streak: 2,
    pool: 20,
    hand: 11,
    round: 'S',
    scores: [-112, 240, -35, -93],
    wall: { front: 119, back: 13 },
    own: { closed: false, concealed, drawn },
    players: [
      player({ count: hand, melds: own, flowers: hand === 2 ? flowers : [], discards: river() }),
      player({
        count: 2,
        melds: others,
        flowers: hand === 2 ? [] : flowers.slice(0, 4),
        discards: river(),
      }),
      player({ closed: true, discards: river() }),
      player({ count: 16, flowers: hand === 2 ? [] : flowers.slice(4), discards: river() }),
    ],
    events: [
      { event: 'hand-started', hand: 11, round: 'S', dealer: 2, streak: 2, line: [] },
      { event: 'dice', seat: 2, dice: [4, 4, 6] },
      { event: 'dealt' },
      { event: 'draw', seat: 0, tile: drawn, source: 'wall' },
    ],
    choices: discardsOf(concealed, true),
  })
}

const claim = (): PlayerView => {
  const set = tileSet()
  const concealed = set.take('3455567m123p789p22s4z')
  const tile = set.one('5m')
  return viewOf({
    own: { closed: false, concealed, drawn: null },
    dealer: 3,
    wall: { front: 90, back: 6 },
    scores: [12, -4, 30, -38],
    players: [
      player({ flowers: set.take('2f'), discards: lying(set.take('14z9s')) }),
      player({
        flowers: set.take('15f'),
        melds: [run(set.take('234s'), { tile: set.one('4s'), from: 0 })].map((meld) => meld),
        count: 13,
        discards: lying(set.take('2z8m')),
      }),
      player({ discards: lying(set.take('71z2p')) }),
      player({ flowers: set.take('7f'), discards: lying([...set.take('9m3z1s'), tile]) }),
    ],
    events: [
      { event: 'dice', seat: 3, dice: [6, 5, 5] },
      { event: 'discard', seat: 3, tile, drawn: false, close: false },
    ],
    stage: { stage: 'claiming', on: 'discard', tile, from: 3 },
    choices: [
      ...(['34m', '46m', '67m'] as const).map((text) =>
        choice({ type: 'chow', with: set.take(text).map(kindOf) as [TileKind, TileKind] }),
      ),
      choice({ type: 'pong' }),
      choice({ type: 'kong' }),
      choice({ type: 'win' }, { worth: worth(27) }),
      choice({ type: 'pass' }),
    ],
  })
}

const win = (falseOne: boolean): PlayerView => {
  const set = tileSet()
  const concealed = set.take('123m456m789m123p99s22z2z')
  const drawn = concealed.at(-1)!
  return viewOf({
    own: { closed: false, concealed, drawn },
    wall: { front: 82, back: 5 },
    players: bySeat((seat) =>
      player({
        count: seat === 0 ? 17 : 16,
        discards: lying(set.take(`${seat + 1}s${seat + 4}p`)),
      }),
    ),
    choices: [
      choice({ type: 'win' }, { worth: falseOne ? worth(12, 'below-minimum') : worth(23) }),
      ...discardsOf(concealed, true),
    ],
  })
}

/** A hand that waits for either end of a run, or for its pair, while another is to move. */
const ready = (): PlayerView => {
  const concealed = tileSet().take('123m456m789m123p99s22z')
  return {
    ...win(false),
    own: { closed: false, concealed, drawn: null },
    stage: { stage: 'acting', seat: 1 },
    choices: [],
  }
}

const mine = (view: PlayerView): boolean =>
  view.stage.stage === 'acting' && view.stage.seat === view.seat

/** A view as another rule set has it; what it draws and pays is told where it differs. */
const under = (
  ruleSetId: string,
  view: PlayerView,
  over: Partial<PlayerView> = {},
): PlayerView => ({
  ...view,
  ruleSetId,
  options: {},
  ...over,
})

const taiwanWin = (): PlayerView => {
  const { choices, ...view } = claim()
  const promised = { ...worth(5), minimum: 0, gain: 1220 }
  return under('taiwan', view as PlayerView, {
    streak: 4,
    drawsLeft: 144 - 16 - 90 - 6,
    scores: [2440, -1220, 12_340, -13_560],
    choices: choices.map((one) =>
      one.action.type === 'win' ? choice({ type: 'win' }, { worth: promised }) : one,
    ),
  })
}

const tsumoLow = (): PlayerView => {
  const { choices, ...view } = claim()
  const low = { ...worth(0, 'below-minimum'), minimum: 1, gain: 0 }
  return under('tsumo', view as PlayerView, {
    choices: choices.map((one) =>
      one.action.type === 'win'
        ? choice({ type: 'win' }, { worth: low, refused: 'below-minimum' })
        : one,
    ),
  })
}

const clubWest = (): PlayerView => {
  const view = win(false)
  const concealed = tileSet().take('123m456m789m123p99s223z')
  return under('club', view, {
    own: { closed: false, concealed, drawn: concealed.at(-1)! },
    drawsLeft: 128 - 82,
    choices: [...discardsOf(concealed, true), choice({ type: 'show-west' })],
  })
}

/** What the person sees in every state of the table that there is a picture of. */
export const SCENES: Readonly<Record<string, () => PlayerView>> = {
  start: () => found(mine),
  turn: () => found((view) => mine(view) && view.wall.front > 92),
  late: () => found((view) => mine(view) && view.wall.front > 118),
  claim,
  taiwanWin,
  tsumoLow,
  clubWest,
  win: () => win(false),
  false: () => win(true),
  ready,
  refused: () => {
    const view = claim()
    const [chow, , , pong] = view.choices
    return {
      ...view,
      choices: [
        { ...chow!, refused: 'not-next-seat' },
        { ...pong!, refused: 'passed-this-tile' },
      ],
    }
  },
  crowded: () => crowded(17),
  exposed: () => crowded(2),
  over: () => found((view) => view.stage.stage === 'hand-over'),
}
