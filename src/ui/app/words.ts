import { createContext, use, useContext } from 'react'
import { TILE_TEXTS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { RowText } from '../../i18n/rows/rowText'
import { textsOfRuleSet } from '../../i18n/ruleSets'
import type { RuleSetTexts } from '../../i18n/ruleSets'
import type { ActionLabel, Term } from '../../i18n/terms'
import { useSetting } from '../../store/hooks'
import { useText } from './text'

/** The id of the rule set that is being played or looked at below here. */
export const RuleSetContext = createContext<string | null>(null)

const useRuleSetTexts = () => {
  const id = useContext(RuleSetContext)
  if (id === null) throw new Error('Words of a rule set are read where none is in use')
  return textsOfRuleSet(id)
}

/** Names in the language of the page and the words of the rule set in use. */
export type Words = {
  readonly tile: (kind: TileKind) => string
  readonly term: (term: Term) => string
  readonly action: (label: ActionLabel) => string
}

/** How the rule set in use names tiles, moves and terms. */
export const useWords = (): Words => {
  const { tiles, terms, actions } = useText()
  const { wording } = useRuleSetTexts()
  return {
    tile: (kind) => tiles[wording][TILE_TEXTS[kind] as (typeof TILE_TEXTS)[number]],
    term: (term) => terms[term][wording],
    action: (label) => actions[label][wording],
  }
}

type Rows = Readonly<Record<string, RowText>>
const fetched = new Map<RuleSetTexts, ReturnType<RuleSetTexts['rows']>>()

/** One promise a rule set, as a suspended render asks again. */
const rowsOf = (texts: RuleSetTexts) => {
  const rows = fetched.get(texts) ?? texts.rows()
  fetched.set(texts, rows)
  return rows
}

/** Name and explanation of every scoring row of the rule set in use; suspends until they are there. */
export const useRows = (): Rows => {
  const language = useSetting('language')
  return use(rowsOf(useRuleSetTexts()))[language]
}
