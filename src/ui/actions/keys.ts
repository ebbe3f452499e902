/** What a key does at the table. */
export const KEY_ACTIONS = [
  'move',
  'discard',
  'chow',
  'pong',
  'kong',
  'win',
  'pass',
  'close',
  'why',
  'scores',
  'undo',
  'mute',
  'keys',
] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]

/** The keys of the table as they stand on a keyboard, in the order in which a list shows them. */
export const TABLE_KEYS: Readonly<Record<KeyAction, readonly string[]>> = {
  move: ['←', '→', '↑', '↓'],
  discard: ['Enter', 'Space'],
  chow: ['C'],
  pong: ['P'],
  kong: ['K'],
  win: ['M', 'W'],
  pass: ['X', 'Esc'],
  close: ['L'],
  why: ['Y'],
  scores: ['S'],
  undo: ['U'],
  mute: ['V'],
  keys: ['?'],
}

const ESCAPE = 'Escape'
const byKey = new Map<string, KeyAction>(
  KEY_ACTIONS.filter((action) => action !== 'move' && action !== 'discard').flatMap((action) =>
    TABLE_KEYS[action].map((key) => [key === 'Esc' ? ESCAPE : key.toLowerCase(), action] as const),
  ),
)

/** The letter of a key, also where an input method holds it back. */
const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  if (key === ESCAPE) return ESCAPE
  return /^[\x20-\x7e]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
}

/** What a pressed key asks for at the table; null for any other key, and for one with a modifier. */
export const keyActionOf = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): KeyAction | null =>
  event.ctrlKey || event.metaKey || event.altKey ? null : (byKey.get(letterOf(event)) ?? null)
