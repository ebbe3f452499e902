import type { Dictionary } from '../dictionary'
import { actionLabelsZh, termsZh } from './terms'
import { tileNamesZh } from './tiles'
import { app } from './app'
import { ceremony } from './ceremony'
import { errors } from './errors'
import { lobby } from './lobby'
import { log } from './log'
import { result } from './result'
import { rules } from './rules'
import { settings } from './settings'
import { sound } from './sound'
import { table } from './table'

/** All Chinese texts but those of the scoring rows, which come with their rule set. */
export const chinese: Dictionary = {
  language: 'zh-Hant',
  app,
  lobby,
  ceremony,
  table,
  result,
  settings,
  sound,
  rules,
  log,
  errors,
  tiles: tileNamesZh,
  terms: termsZh,
  actions: actionLabelsZh,
}
