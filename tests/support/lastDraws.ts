import { ruleSetOf } from '../../src/rules/index'
import type { RuleSetId } from '../../src/rules/index'
import { act } from './acting'
import { midHand } from './rigged'
import type { MidHand, Table } from './rigged'

/** A table of a rule set in the middle of a hand. */
export const at = (id: RuleSetId, spec: MidHand): Table =>
  midHand({ rules: ruleSetOf(id), ...spec })

/** All flowers lie with seats 0, 2 and 3, so that seat 1 draws none. */
export const flowers = { 0: '1234f', 2: '567f', 3: '8f' }

/** How many tiles lie in the wall when its last ordinary draw is due; eight of the flower wall are gone. */
export const LAST_DRAW = { worldwide: 1, club: 9, taiwan: 17, tsumo: 1 } as const satisfies Record<
  RuleSetId,
  number
>

/** A hand that seat 1 wins by its own draw; 44 points in `worldwide`. */
export const WAITING = '123456789m111s9p111z'

/** A hand that ends drawn with the discard of seat 1. */
export const drawn = (id: RuleSetId, spec: Partial<MidHand> = {}): Table => {
  const table = at(id, {
    hands: { 1: '+' },
    flowers,
    turn: 1,
    front: '1z',
    left: LAST_DRAW[id],
    ...spec,
  })
  return act(table, '1 discards 1z')
}
