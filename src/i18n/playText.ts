/** How a rule set is played: short chapters, each a title and its sentences. */
export type PlayText = readonly { readonly title: string; readonly sentences: readonly string[] }[]
