import { TILE_TEXTS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import type { Dictionary } from '../../i18n/dictionary'
import type { ActionLabel, Term, Wording } from '../../i18n/terms'
import { useText } from './text'

const WORDINGS: Readonly<Record<string, Wording>> = {
  worldwide: 'hongKong',
  club: 'hongKong',
  taiwan: 'taiwan',
  tsumo: 'tsumo',
}

/** Names as the house whose rules are played says them, in the current language. */
export type Words = {
  readonly tile: (kind: TileKind) => string
  readonly action: (label: ActionLabel) => string
  readonly term: (term: Term) => string
}

/** The words of a rule set out of a dictionary. */
export const wordsOf = ({ words }: Dictionary, ruleSetId: string): Words => {
  const wording = WORDINGS[ruleSetId] ?? 'hongKong'
  return {
    tile: (kind) => words.tiles[wording][TILE_TEXTS[kind] as (typeof TILE_TEXTS)[number]],
    action: (label) => words.actions[label][wording],
    term: (term) => words.terms[term][wording],
  }
}

/** Names of tiles, moves and things for the rule set on the table. */
export const useWords = (ruleSetId: string): Words => wordsOf(useText(), ruleSetId)
