import type { Dictionary } from '../dictionary'
import { app } from './app'
import { errors } from './errors'
import { lobby } from './lobby'
import { log } from './log'
import { result } from './result'
import { rules } from './rules'
import { settings } from './settings'
import { table } from './table'
import { words } from './words'

/** All Chinese texts but those of the scoring rows, which come with their rule set. */
export const chinese: Dictionary = { app, lobby, table, result, settings, rules, log, errors, words }
