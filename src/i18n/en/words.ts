import { actionLabelsEn, termsEn } from '../terms'
import type { ActionLabel, Term, Worded, Wording } from '../terms'
import { tileNamesEn } from '../tiles'
import type { TileNames } from '../tiles'

type Words = {
  readonly tiles: Readonly<Record<Wording, TileNames>>
  readonly actions: Readonly<Record<ActionLabel, Worded>>
  readonly terms: Readonly<Record<Term, Worded>>
}

/** Names of tiles, moves and things at the table, in the words of each house. */
export const words: Words = { tiles: tileNamesEn, actions: actionLabelsEn, terms: termsEn }
