import { kindsOf } from '../../engine/hand/meld'
import type { Reading, ReadSet } from '../../engine/hand/reading'
import type { HandResult, HandWin, Meld } from '../../engine/table/state'
import type { Seat } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { meldTiles } from '../table/meldTiles'

/** A tile of a hand laid open. `across`: the claimed one of a meld; `onTop` lies on the one before it. */
export type ShownTile = {
  readonly kind: TileKind
  readonly faceDown?: boolean
  readonly across?: boolean
  readonly onTop?: boolean
  readonly winning?: boolean
}

export const GROUP_ROLES = ['chow', 'pong', 'kong', 'pair', 'single', 'tiles', 'flowers'] as const
export type ShownGroup = {
  readonly role: (typeof GROUP_ROLES)[number]
  readonly declared: boolean
  readonly tiles: readonly ShownTile[]
}

type OpenHand = HandResult['hands'][Seat]

const plain = (kinds: readonly TileKind[]): ShownTile[] => kinds.map((kind) => ({ kind }))

/** The same tiles with the first one of a kind marked as the one that won. */
const withWinning = (tiles: readonly ShownTile[], kind: TileKind): ShownTile[] => {
  const place = tiles.findIndex((tile) => tile.kind === kind)
  return tiles.map((tile, at) => (at === place ? { ...tile, winning: true } : tile))
}

const ofSet = ({ kind, tile }: ReadSet): ShownGroup => ({
  role: kind,
  declared: false,
  tiles: plain(kindsOf({ kind: kind === 'chow' ? 'chow' : 'pong', tile })),
})

/** What stays of `kinds` once `used` is taken away, lowest first. */
const without = (kinds: readonly TileKind[], used: readonly TileKind[]): TileKind[] => {
  const rest = kinds.toSorted((a, b) => a - b)
  for (const kind of used) {
    const at = rest.indexOf(kind)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

const marked = (group: ShownGroup, winning: TileKind | null): ShownGroup =>
  winning === null ? group : { ...group, tiles: withWinning(group.tiles, winning) }

/** The sets and pairs in the hand as they are read, then the lone tiles of an orphans shape. */
const readGroups = (reading: Reading, { win }: HandWin): ShownGroup[] => {
  const winsWith = (here: boolean) => (here ? win.winningTile : null)
  const sets = reading.sets.flatMap((set, at) =>
    set.declared ? [] : [marked(ofSet(set), winsWith(reading.joined === at))],
  )
  const pairJoined = reading.joined === 'pair' ? reading.pairs.indexOf(win.winningTile) : -1
  const pairs = reading.pairs.map((kind, at): ShownGroup =>
    marked(
      { role: 'pair', declared: false, tiles: plain([kind, kind]) },
      winsWith(at === pairJoined),
    ),
  )
  const used = [...sets, ...pairs].flatMap(({ tiles }) => tiles.map(({ kind }) => kind))
  const single = without([...win.concealed, win.winningTile], used)
  const lone: ShownGroup = { role: 'single', declared: false, tiles: plain(single) }
  const singles = single.length > 0 ? [marked(lone, winsWith(reading.joined === 'single'))] : []
  return [...singles, ...sets, ...pairs]
}

/** A meld as it lies before its owner, every tile known. */
const meldGroup = (meld: Meld, owner: Seat): ShownGroup => ({
  role: meld.kind,
  declared: true,
  tiles: meldTiles(meld, owner).flatMap(({ id, turned, onTop }, at): ShownTile[] => {
    const kind = kindOf(id ?? (meld.tiles[at] as Meld['tiles'][number]))
    const tile = { kind, faceDown: id === null, across: turned }
    return onTop === null ? [tile] : [tile, { kind: kindOf(onTop), across: true, onTop: true }]
  }),
})

const tableGroups = ({ melds, flowers }: OpenHand, owner: Seat): ShownGroup[] => [
  ...melds.map((meld) => meldGroup(meld, owner)),
  ...(flowers.length > 0
    ? [{ role: 'flowers', declared: true, tiles: plain(flowers.map(kindOf)) } as const]
    : []),
]

const loose = (kinds: readonly TileKind[]): ShownGroup => ({
  role: 'tiles',
  declared: false,
  tiles: plain(kinds.toSorted((a, b) => a - b)),
})

/** A hand that no reading counts for: one of flowers, or one that only looks complete. */
const unread = ({ win, sheet }: HandWin): ShownGroup[] =>
  sheet
    ? [loose([...win.concealed, win.winningTile])]
    : [loose(win.concealed), marked(loose([win.winningTile]), win.winningTile)]

/** A winning hand as one reading has it, the winning tile marked once; none is marked where flowers won. */
export const winningHand = (
  won: HandWin,
  hand: OpenHand,
  reading: Reading | null = won.sheet?.reading ?? null,
): ShownGroup[] => [
  ...(reading ? readGroups(reading, won) : unread(won)),
  ...tableGroups(hand, won.seat),
]

/** The hand of somebody who did not win, sorted. */
export const openHand = (hand: OpenHand, owner: Seat): ShownGroup[] => [
  loose(hand.concealed.map(kindOf)),
  ...tableGroups(hand, owner),
]
