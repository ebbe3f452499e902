import type { SeenMeld, SeenPlayer } from '../../engine/table/view'

/** Widths in tiles: one that lies across, the gap between sets, a back beside a face. */
const ACROSS = 4 / 3
const GAP = 0.4
const BACK = 0.8

const meldBreadth = (meld: SeenMeld): number => {
  const onTop = meld.kind === 'kong' && meld.made === 'added' ? 1 : 0
  const tiles = meld.kind === 'hidden-kong' ? 4 : meld.tiles.length - onTop
  const across = meld.kind === 'hidden-kong' || meld.claimed === null ? 0 : 1
  return tiles - across + across * ACROSS + GAP
}

/** How many tiles wide the sets of a player are, side by side. */
export const breadthOfMelds = ({ melds }: SeenPlayer): number =>
  melds.reduce((sum, meld) => sum + meldBreadth(meld), 0)

/** How many tiles wide everything is that lies before a player, in one line. `backs` counts hidden tiles. */
export const breadth = (player: SeenPlayer, backs: number): number =>
  breadthOfMelds(player) + player.flowers.length + backs * BACK + 2 * GAP
