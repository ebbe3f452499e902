import { TILE_TEXTS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { PlayText } from '../../i18n/playText'
import type { RowText } from '../../i18n/rowText'
import { textsOfRuleSet } from '../../i18n/ruleSets'
import type { ActionLabel, Term } from '../../i18n/en/terms'
import type { ByWording } from '../../i18n/worded'
import { useFetched } from './fetched'
import { useRuleSet } from './ruleSet'
import { useText } from './text'

const useRuleSetTexts = () => textsOfRuleSet(useRuleSet().id)

/** Names in the language of the page and the words of the rule set in use. */
export type Words = {
  readonly tile: (kind: TileKind) => string
  readonly term: (term: Term) => string
  readonly action: (label: ActionLabel) => string
  /** Of what is said differently in every house, how it is said here. */
  readonly here: <T>(told: ByWording<T>) => T
}

/** How the rule set in use names tiles, moves and terms. */
export const useWords = (): Words => {
  const { tiles, terms, actions } = useText()
  const { wording } = useRuleSetTexts()
  return {
    tile: (kind) => tiles[wording][TILE_TEXTS[kind] as (typeof TILE_TEXTS)[number]],
    term: (term) => terms[term][wording],
    action: (label) => actions[label][wording],
    here: (told) => told[wording],
  }
}

/** Name and explanation of every scoring row of the rule set in use; suspends until they are there. */
export const useRows = (): Readonly<Record<string, RowText>> => {
  return useFetched(useRuleSetTexts().rows[useText().language])
}

/** How the rule set in use is played; suspends until the text is there. */
export const usePlayText = (): PlayText => {
  return useFetched(useRuleSetTexts().play[useText().language])
}
