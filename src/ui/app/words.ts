import { createContext, use, useContext } from 'react'
import { TILE_TEXTS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { PlayText } from '../../i18n/playText'
import type { RowText } from '../../i18n/rowText'
import { textsOfRuleSet } from '../../i18n/ruleSets'
import type { ActionLabel, Term } from '../../i18n/en/terms'
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

/** One promise a loader, as a suspended render asks again. */
const fetched = new Map<unknown, Promise<unknown>>()

const once = <T>(load: () => Promise<T>): Promise<T> => {
  const known = fetched.get(load) ?? load()
  fetched.set(load, known)
  return known as Promise<T>
}

/** Name and explanation of every scoring row of the rule set in use; suspends until they are there. */
export const useRows = (): Readonly<Record<string, RowText>> => {
  return use(once(useRuleSetTexts().rows[useText().language]))
}

/** How the rule set in use is played; suspends until the text is there. */
export const usePlayText = (): PlayText => {
  return use(once(useRuleSetTexts().play[useText().language]))
}
