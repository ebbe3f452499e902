import type { MeldForm } from '../engine/hand/meld'
import type { Action } from '../engine/table/action'
import type { TileKind } from '../engine/tiles/tile'
import type { SetClaim } from './playout/sets'

type Claim = Extract<Action, { type: 'chow' | 'pong' | 'kong' }>

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
