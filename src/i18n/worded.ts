/** Whose words a table speaks: `worldwide` and `club` share those of Hong Kong. */
export type Wording = 'hongKong' | 'taiwan' | 'tsumo'
export type Worded = Readonly<Record<Wording, string>>

/** The same word in every house. */
export const same = (text: string): Worded => ({ hongKong: text, taiwan: text, tsumo: text })
/** One word in Hong Kong, another one elsewhere. */
export const split = (hongKong: string, elsewhere: string): Worded => ({
  hongKong,
  taiwan: elsewhere,
  tsumo: elsewhere,
})
