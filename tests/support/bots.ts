import { greedy } from '../../src/bots/greedy'
import type { Policy } from '../../src/bots/policy'
import { second } from '../../src/bots/second'
import type { Action } from '../../src/engine/table/action'
import type { PlayerView } from '../../src/engine/table/view'
import { viewFor } from '../../src/engine/table/viewFor'
import { printTile, printTiles } from '../../src/engine/tiles/notation'
import { randomStream } from '../../src/engine/tiles/random'
import type { Seat } from '../../src/engine/tiles/seat'
import { kindOf } from '../../src/engine/tiles/tile'
import type { Table } from './rigged'

/** What a seat sees of a table. */
export const viewAt = ({ rules, state }: Table, seat: Seat): PlayerView =>
  viewFor(rules, state, seat)

/** An action in words: `discard 5m`, `close 5m`, `chow 46m`, `concealed-kong 9s`, `pass`. */
export const inWords = (action: Action): string => {
  switch (action.type) {
    case 'discard':
      return `${action.close ? 'close' : 'discard'} ${printTile(kindOf(action.tile))}`
    case 'chow':
      return `chow ${printTiles(action.with)}`
    case 'concealed-kong':
    case 'added-kong':
      return `${action.type} ${printTile(action.kind)}`
    default:
      return action.type
  }
}

/** What a policy answers for a seat. */
export const answerBy =
  (policy: Policy) =>
  (table: Table, seat: Seat): string =>
    inWords(policy(table.rules, viewAt(table, seat), randomStream('unused')))

/** What the greedy bot answers for a seat. */
export const greedyAnswer = answerBy(greedy)
/** What the second bot answers for a seat. */
export const secondAnswer = answerBy(second)
