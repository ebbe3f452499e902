import type { Source } from '../support/sources'
import { withoutComments } from '../support/sources'

const ID = `['"\`](?:worldwide|club|taiwan|tsumo)['"\`]`
const ASKS = [
  new RegExp(`[=!]==?\\s*${ID}`),
  new RegExp(`${ID}\\s*[=!]==?`),
  new RegExp(`\\bcase\\s+${ID}`),
  new RegExp(`\\[[^\\]]*${ID}[^\\]]*\\]\\s*\\.(?:includes|indexOf)\\(`),
]

/** The one file that may know the rule sets by name. */
const NAMES_THEM = 'src/rules/index.ts'

/** Lines that ask which rule set it is, where they should ask the rule set. */
export const ruleSetNameFaults = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path !== NAMES_THEM)
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .filter((line) => ASKS.some((asks) => asks.test(line)))
        .map((line) => `${path} asks a rule set's name: ${line.trim()}`),
    )
