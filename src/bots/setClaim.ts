import type { MeldForm } from '../engine/hand/meld'
import type { TileKind } from '../engine/tiles/tile'
import type { Claim } from './moves'
import type { SetClaim } from './playout/sets'

/** A claim as the set that it makes and what it takes from the hand. */
export const setClaimOf = (claim: Claim, tile: TileKind): SetClaim => {
  if (claim.type === 'chow') {
    const [one, other] = claim.with
    return {
      meld: { kind: 'chow', tile: Math.min(tile, one, other) as TileKind },
      takes: claim.with,
    }
  }
  const taken = claim.type === 'pong' ? 2 : 3
  const meld: MeldForm =
    claim.type === 'pong' ? { kind: 'pong', tile } : { kind: 'kong', tile, made: 'claimed' }
  return { meld, takes: Array.from({ length: taken }, () => tile) }
}
