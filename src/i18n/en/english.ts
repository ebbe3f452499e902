import { app } from './app'
import { errors } from './errors'
import { lobby } from './lobby'
import { log } from './log'
import { result } from './result'
import { rules } from './rules'
import { settings } from './settings'
import { table } from './table'
import { words } from './words'

/** All English texts but those of the scoring rows, which come with their rule set. */
export const english = { app, lobby, table, result, settings, rules, log, errors, words }
