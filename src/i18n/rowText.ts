/** What a player reads about a scoring row: its name, and one sentence on what makes it. */
export interface RowText {
  readonly name: string
  readonly explains: string
}

/** The texts of one rule set in one language; a row without a text does not compile. */
export type RowTexts<Id extends string> = Readonly<Record<Id, RowText>>
