import { isExposed } from '../../hand/meld'
import type { Finder } from '../pattern'
import { metWhen } from '../pattern'
import type { Win } from '../win'

/** No chow or pong lies exposed; kongs of every kind may. */
const hidesAllButKongs = ({ melds }: Win): boolean => melds.every(({ kind }) => kind === 'kong')

/** Five exposed sets, so that the pair alone came from the hand, and the hand was not closed. */
const isLastMan = ({ melds, closed }: Win): boolean =>
  melds.length === 5 && melds.every(isExposed) && !closed

/** No exposed sets but kongs; won on somebody else's tile. */
export const concealedButKongsByDiscard: Finder = ({ win }) =>
  metWhen(hidesAllButKongs(win) && win.kind !== 'self-draw')

/** No exposed sets but kongs; self-drawn. */
export const concealedButKongsBySelfDraw: Finder = ({ win }) =>
  metWhen(hidesAllButKongs(win) && win.kind === 'self-draw')

/** Five exposed sets, not closed, the pair completed by somebody else's tile. */
export const lastManByDiscard: Finder = ({ win }) =>
  metWhen(isLastMan(win) && win.kind !== 'self-draw')

/** Five exposed sets, not closed, the pair self-drawn. */
export const lastManBySelfDraw: Finder = ({ win }) =>
  metWhen(isLastMan(win) && win.kind === 'self-draw')
