import type { MeldForm } from '../engine/hand/meld'
import type { PlayerView, SeenMeld } from '../engine/table/view'
import { COPIES, HAND_KINDS, kindOf } from '../engine/tiles/tile'
import type { TileId } from '../engine/tiles/tile'

type Shown = Extract<SeenMeld, MeldForm>

const isShown = (meld: SeenMeld): meld is Shown => meld.kind !== 'hidden-kong'

/** The seat's own melds. */
export const ownMelds = ({ players, seat }: PlayerView): Shown[] =>
  players[seat].melds.filter(isShown)

const strike = (unseen: Uint8Array, tile: TileId): void => {
  const kind = kindOf(tile)
  unseen[kind] = (unseen[kind] as number) - 1
}

/**
 * By kind, the copies that the seat does not see: neither in its hand nor in a river nor in a meld that is shown.
 */
export const unseenOf = ({ own, players }: PlayerView): Uint8Array => {
  const unseen = new Uint8Array(HAND_KINDS).fill(COPIES)
  if (!own.closed) for (const tile of own.concealed) strike(unseen, tile)
  for (const { discards, melds } of players) {
    for (const { tile, claimedBy } of discards) if (claimedBy === null) strike(unseen, tile)
    for (const meld of melds) if (isShown(meld)) for (const tile of meld.tiles) strike(unseen, tile)
  }
  return unseen
}
