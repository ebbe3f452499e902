import type { RuleOptions, RuleSet } from '../engine/table/ruleSet'
import type { WallCount } from '../engine/table/state'
import { WINDS } from '../engine/tiles/seat'
import { TILE_COUNT } from '../engine/tiles/tile'
import { ruleSetOf } from '../rules/index'

/** What the screen asks of the rule set in use. */
export type RuleInfo = Pick<RuleSet, 'units' | 'stake'> & {
  /** Whether anything ever lies in the pool. */
  readonly hasPool: boolean
  /** Whether the least that a hand must be worth rises with the round. */
  readonly minimumRises: boolean
  readonly hasClosing: boolean
  /** What a closed player pays each other to look again; null where it may not. */
  readonly peekPoints: number | null
  /** What the first discarder of the West pays each other when the last one is shown; null where none is. */
  readonly shownWestPoints: number | null
  readonly wallTail: (taken: WallCount) => WallTail | null
}

/**
 * The tiles at the end of what is left of the wall, where they stand apart: nobody ever draws them, they
 * replace flowers and kongs alone, or a draw of them counts as a replacement.
 */
export type WallTail = {
  readonly kind: 'never' | 'replacements' | 'flower-wall'
  readonly tiles: number
}

const tailOf =
  ({ wall }: RuleSet): RuleInfo['wallTail'] =>
  (taken) => {
    const left = TILE_COUNT - taken.front - taken.back
    const ordinary = Math.max(0, wall.ordinaryLeft(taken))
    const drawable = Math.max(ordinary, wall.replacementsLeft(taken))
    const places = Array.from({ length: ordinary }, (_, at) => taken.front + at)
    const late = places.filter((place) => wall.sourceOf(place) === 'flower-wall')
    const tails: readonly WallTail[] = [
      { kind: 'never', tiles: left - drawable },
      { kind: 'replacements', tiles: drawable - ordinary },
      { kind: 'flower-wall', tiles: late.length },
    ]
    return tails.find(({ tiles }) => tiles > 0) ?? null
  }

/** What the screen asks of a rule set. Throws an EngineError for one that does not exist. */
export const ruleInfoOf = (ruleSetId: string, options: RuleOptions): RuleInfo => {
  const rules = ruleSetOf(ruleSetId, options)
  return {
    units: rules.units,
    stake: rules.stake,
    hasPool: rules.drawnHandPoints > 0,
    minimumRises: new Set(WINDS.map(rules.scoring.minimum)).size > 1,
    hasClosing: rules.closing !== null,
    peekPoints: rules.closing?.peekPoints ?? null,
    shownWestPoints: rules.chase?.shownWestPoints ?? null,
    wallTail: tailOf(rules),
  }
}
