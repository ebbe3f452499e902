import type { Who } from '../who'

/** `1 hand`, `2 hands`: a count with its noun. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** `You throw`, `Mei throws`: who does it, with the verb that fits. */
export const does = (who: Who, you: string, other: string): string =>
  who.you ? `You ${you}` : `${who.name} ${other}`

/** The same inside a sentence: `you`, `Mei`. */
export const them = (who: Who): string => (who.you ? 'you' : who.name)

/** `your`, `Mei’s`. */
export const whose = (who: Who): string => (who.you ? 'your' : `${who.name}’s`)

/** `a`, `a and b`, `a, b and c`. */
export const listed = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** A name whose words stay in one line. */
export const together = (name: string): string => name.replaceAll(' ', '\u00a0')
