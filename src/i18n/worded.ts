export const WORDINGS = ['hongKong', 'taiwan', 'tsumo'] as const
/** Whose words a table speaks: `worldwide` and `club` share those of Hong Kong. */
export type Wording = (typeof WORDINGS)[number]
/** A text, or what makes one, by who speaks. */
export type ByWording<T> = Readonly<Record<Wording, T>>
export type Worded = ByWording<string>

/** The same in every house. */
export const same = <T>(text: T): ByWording<T> => ({ hongKong: text, taiwan: text, tsumo: text })
/** One thing in Hong Kong, another one elsewhere. */
export const split = <T>(hongKong: T, elsewhere: T): ByWording<T> => ({
  hongKong,
  taiwan: elsewhere,
  tsumo: elsewhere,
})
