import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { logProblem, reasonOf } from './log'
import { isRoomy } from './roomy'
import { defaultSettings, readSettings } from './settings'
import type { Settings } from './settings'

const KEY = 'sixteen.settings'

const stored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch (thrown) {
    logProblem('settings-unreadable', reasonOf(thrown))
    return {}
  }
}

const store = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch (thrown) {
    logProblem('save-failed', reasonOf(thrown))
  }
}

/** The settings as they were left; where the browser keeps nothing, they hold until the page closes. */
export const openSettings = (): StoreApi<Settings> => {
  const opened = createStore<Settings>(() =>
    readSettings(stored(), defaultSettings(globalThis.navigator?.languages ?? [], isRoomy())),
  )
  opened.subscribe(store)
  return opened
}

export const settingsStore = openSettings()

/** Changes some settings at once, live and for the next visit. */
export const changeSettings = (changes: Partial<Settings>): void => settingsStore.setState(changes)
