import { createStore } from 'zustand/vanilla'

import type { GameActions, GameStoreState } from './gameTypes'

export const gameStore = createStore<GameStoreState>(() => ({
  phase: 'loading',
  saved: null,
  game: null,
  kept: true,
  storage: 'ok',
  storageNotice: false,
  finishedGames: [],
  unreadable: [],
  error: null,
}))

export const gameActions: GameActions = {
  boot: async () => gameStore.setState({ phase: 'lobby' }),
  start: async () => false,
  resume: async () => false,
  answer: () => {},
  undo: () => {},
  leave: async () => gameStore.setState({ phase: 'lobby', game: null }),
  takeOver: async () => false,
  openFinished: async () => null,
  exportUnreadable: async () => null,
  discardUnreadable: async () => {},
  dismissStorageNotice: () => gameStore.setState({ storageNotice: false }),
  dismissError: () => gameStore.setState({ error: null }),
}
