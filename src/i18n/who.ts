/** Somebody a sentence is about: the person is spoken to, everybody else is named. */
export type Who = { readonly you: boolean; readonly name: string }
