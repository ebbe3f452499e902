import type { GameRecord } from '../engine/table/record'
import { viewFor } from '../engine/table/viewFor'
import type { Game, GameHead } from './gameTypes'
import type { Session } from './session'

const headOf = ({ actions: _, ...head }: GameRecord): GameHead => head

/** What of a session the person may see: nothing else of it leaves the store. */
export const seenOf = (
  session: Session,
): Pick<Game, 'record' | 'seating' | 'seat' | 'view' | 'canUndo'> => {
  const { rules, record, state, seat, moments } = session
  return {
    record: headOf(record),
    seating: state.seating,
    seat,
    view: viewFor(rules, state, seat),
    canUndo: moments.length > 0,
  }
}
