import { isExposed } from '../../hand/meld'
import type { Finder } from '../pattern'
import { metWhen } from '../pattern'
import type { Win } from '../win'

/** No chow or pong lies exposed; kongs of every kind may. */
const hidesAllButKongs = ({ melds }: Win): boolean => melds.every(({ kind }) => kind === 'kong')

/** The pair alone came from the hand. */
const hasFiveExposed = ({ melds }: Win): boolean => melds.length === 5 && melds.every(isExposed)

/** Five exposed sets, and the hand was not closed. */
const isLastMan = (win: Win): boolean => hasFiveExposed(win) && !win.closed

/** No set was made with a claimed tile; concealed kongs may lie on the table. */
const claimedNothing = ({ melds }: Win): boolean => !melds.some(isExposed)

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

/** Five exposed sets, the pair completed by somebody else's tile. */
export const fiveExposedByDiscard: Finder = ({ win }) =>
  metWhen(hasFiveExposed(win) && win.kind !== 'self-draw')

/** Five exposed sets, the pair self-drawn. */
export const fiveExposedBySelfDraw: Finder = ({ win }) =>
  metWhen(hasFiveExposed(win) && win.kind === 'self-draw')

/** No set claimed, whoever gave the winning tile. */
export const nothingClaimed: Finder = ({ win }) => metWhen(claimedNothing(win))

/** No set claimed, and self-drawn. */
export const nothingClaimedBySelfDraw: Finder = ({ win }) =>
  metWhen(claimedNothing(win) && win.kind === 'self-draw')
