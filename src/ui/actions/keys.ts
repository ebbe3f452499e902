/** What a key does at the table. */
export const KEY_ACTIONS = [
  'move',
  'arrange',
  'discard',
  'goOn',
  'chow',
  'pong',
  'kong',
  'win',
  'pass',
  'close',
  'why',
  'advice',
  'scores',
  'left',
  'waits',
  'again',
  'undo',
  'mute',
  'keys',
] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]

/** The keys of the table as they stand on a keyboard, in the order in which a list shows them. */
export const TABLE_KEYS: Readonly<Record<KeyAction, readonly string[]>> = {
  move: ['←', '→', '↑', '↓'],
  arrange: ['Shift ←', 'Shift →'],
  discard: ['Enter', 'Space'],
  goOn: ['Enter'],
  chow: ['C'],
  pong: ['P'],
  kong: ['K'],
  win: ['M'],
  pass: ['X', 'Esc'],
  close: ['L'],
  why: ['Y'],
  advice: ['A'],
  scores: ['S'],
  left: ['T'],
  waits: ['W'],
  again: ['R'],
  undo: ['U'],
  mute: ['V'],
  keys: ['?'],
}

const ESCAPE = 'Escape'
/** Keys of the hand itself, wherever in it the focus is, and of the papers over the table. */
const ELSEWHERE: ReadonlySet<KeyAction> = new Set(['move', 'arrange', 'discard', 'goOn'])
const byKey = new Map<string, KeyAction>(
  KEY_ACTIONS.filter((action) => !ELSEWHERE.has(action)).flatMap((action) =>
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
