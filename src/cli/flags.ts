import type { RuleOptions } from '../engine/table/ruleSet'
import { EngineError } from '../engine/tiles/error'

/** A whole number from 1 on. Throws an EngineError that names the flag unless the text is one. */
export const wholeOf = (flag: string, text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new EngineError('not-whole', flag, text)
  return Number(text)
}

/** The house rules of `--options`, still to be checked. Throws an EngineError unless the text is JSON. */
export const optionsOf = (text: string): RuleOptions => {
  try {
    return JSON.parse(text) as RuleOptions
  } catch {
    throw new EngineError('not-json', '--options', text)
  }
}
