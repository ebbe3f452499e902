import type { PlayerView } from '../../src/engine/table/view'
import type { Game } from '../../src/store/gameTypes'
import { SEATED } from './results'
import { viewOf } from './views'

/** A practice game of which the person, at seat 1, sees this view. */
export const gameOf = (view: Partial<PlayerView> = {}, over: Partial<Game> = {}): Game => ({
  id: 'game',
  record: {
    version: 1,
    rulesVersion: 1,
    ruleSetId: 'worldwide',
    options: {},
    seed: 'seed',
    length: 'round',
    practice: true,
    players: [
      { kind: 'person' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ],
  },
  seating: SEATED,
  seat: 1,
  view: viewOf({ seat: 1, ...view }),
  events: [],
  step: 0,
  canUndo: false,
  readOnly: false,
  ...over,
})

/** The one thing that may be done between hands. */
export const goOn = {
  action: { type: 'continue', seat: 1, offer: 7 },
  refused: null,
  worth: null,
} as const
