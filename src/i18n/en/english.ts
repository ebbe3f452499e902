import { actionLabelsEn, termsEn } from './terms'
import type { ActionLabel, Term } from './terms'
import type { Worded } from '../worded'
import { tileNamesEn } from './tiles'
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

const terms: Readonly<Record<Term, Worded>> = termsEn
const actions: Readonly<Record<ActionLabel, Worded>> = actionLabelsEn

/** All English texts but those of the scoring rows, which come with their rule set. */
export const english = {
  language: 'en' as 'en' | 'zh-Hant',
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
  tiles: tileNamesEn,
  terms,
  actions,
}
