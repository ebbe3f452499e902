import type { Action } from '../engine/table/action'
import type { PlayerView } from '../engine/table/view'

/** A legal answer that needs no thought: pass, else the drawn tile, else the last discard in the list. */
export const fallbackAction = ({ choices, own }: PlayerView): Action => {
  const legal = choices.filter(({ refused }) => refused === null).map(({ action }) => action)
  const discards = legal.filter((action) => action.type === 'discard' && !action.close)
  const answer =
    legal.find(({ type }) => type === 'pass') ??
    discards.find((action) => action.type === 'discard' && action.tile === own.drawn) ??
    discards.at(-1) ??
    legal.at(-1)
  if (!answer) throw new Error('Nobody asked this seat anything')
  return answer
}
