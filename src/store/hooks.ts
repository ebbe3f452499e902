import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'

import { adviceStore } from './adviceStore'
import type { AdviceShown } from './adviceStore'
import { gameActions, gameStore } from './gameStore'
import type { Game, GameActions, GameStoreState } from './gameTypes'
import { hintStore } from './hintStore'
import type { Hints } from './hintStore'
import { offline } from './offline'
import type { OfflineNews } from './offline'
import { keepOwnOrder, ownOrderStore } from './ownOrder'
import type { OwnOrder } from './ownOrder'
import { isRoomy, onRoomChange } from './roomy'
import type { Settings } from './settings'
import { changeSettings, settingsStore } from './settingsStore'

/** A part of the game store, live. The selector must answer a value that stays the same while nothing changed. */
export const useGameStore = <T>(select: (state: GameStoreState) => T): T =>
  useStore(gameStore, select)

/** The game on the table, live; null in the lobby. */
export const useGame = (): Game | null => useStore(gameStore, (state) => state.game)

/** What the screen may do to the game; always the same object. */
export const useGameActions = (): GameActions => gameActions

/** All settings, live. */
export const useSettings = (): Settings => useStore(settingsStore)

/** One setting, live. */
export const useSetting = <Key extends keyof Settings>(key: Key): Settings[Key] =>
  useStore(settingsStore, (settings) => settings[key])

/** Changes settings, live and kept; always the same function. */
export const useChangeSettings = (): ((changes: Partial<Settings>) => void) => changeSettings

/** Whether there is room for the advice beside the table, live; elsewhere it lies over a part of it. */
export const useRoomy = (): boolean => useSyncExternalStore(onRoomChange, isRoomy)

/** The hints for what is on the table now; null while there are none or they are switched off. */
export const useHints = (): Hints | null => useStore(hintStore, (state) => state.hints)

/** In which order the person put the tiles of the hand, live. */
export const useOwnOrder = (): OwnOrder => useStore(ownOrderStore)

/** Keeps the order of the own hand; always the same function. */
export const useKeepOwnOrder = (): ((order: OwnOrder) => void) => keepOwnOrder

/** What there is to say about playing offline, live. */
export const useOfflineNews = (): OfflineNews => useStore(offline.store, ({ news }) => news)

/** Loads the newest build of the game; always the same function. */
export const useNewerBuild = (): (() => void) => offline.takeNewer

/** A part of the advice, live. The selector must answer a value that stays the same while nothing changed. */
export const useAdvice = <T>(select: (advice: AdviceShown) => T): T => useStore(adviceStore, select)
