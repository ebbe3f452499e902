import type { Action } from '../engine/table/action'

export type Discard = Extract<Action, { type: 'discard' }>
/** A set that is made of somebody else's tile. */
export type Claim = Extract<Action, { type: 'chow' | 'pong' | 'kong' }>
/** A kong that is made of the seat's own tile. */
export type OwnKong = Extract<Action, { type: 'concealed-kong' | 'added-kong' }>

export const isDiscard = (action: Action): action is Discard => action.type === 'discard'
export const isClaim = (action: Action): action is Claim =>
  action.type === 'chow' || action.type === 'pong' || action.type === 'kong'
export const isOwnKong = (action: Action): action is OwnKong =>
  action.type === 'concealed-kong' || action.type === 'added-kong'
