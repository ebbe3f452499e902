import type { ErrorCode } from '../../engine/tiles/error'

type Message = (field: string, value: string) => string

/** One sentence for every code; `value` is already printed, or empty. */
const byCode: Record<ErrorCode, Message> = {
  'not-json': () => 'This is no JSON text.',
  'not-an-object': () => 'This is no record of a game.',
  'missing-field': (field) => `“${field}” is missing.`,
  'unknown-field': (field) => `“${field}” is no known field.`,
  'wrong-type': (field, value) => `“${field}” has a value of the wrong type: ${value}.`,
  'not-listed': (field, value) => `“${field}” does not know the value ${value}.`,
  'not-whole': (field, value) => `“${field}” must be a whole number from 0, not ${value}.`,
  'unreadable-tiles': (field, value) => `“${field}” holds no readable tiles: ${value}.`,
  'one-tile-expected': (field, value) => `“${field}” must be one tile, not ${value}.`,
  'flower-in-hand': (field) => `“${field}” holds a flower; flowers are laid down.`,
  'not-a-flower': (field, value) => `“${field}” holds a tile that is no flower: ${value}.`,
  'too-many-copies': (_, value) => `There are more than four of the same tile: ${value}.`,
  'flower-twice': (_, value) => `The same flower is there twice: ${value}.`,
  'unreadable-meld': (_, value) => `This is no set: ${value}.`,
  'too-many-melds': () => 'There are more than five sets.',
  'wrong-tile-count': (field) => `“${field}” has the wrong number of tiles.`,
  'own-discard': () => 'Nobody wins on a discard of their own.',
  contradiction: (field) => `“${field}” contradicts the rest.`,
  'unreadable-seed': () => 'A seed is 1 to 64 characters: letters, digits, signs or spaces.',
  'illegal-action': (field, value) => `“${field}” was not possible then: ${value}.`,
}

/** What is wrong with a save that cannot be opened. */
const saveProblems = {
  'not-json': 'It is damaged: it cannot be read at all.',
  'unknown-version': 'It comes from another version of the game.',
  broken: 'It is damaged: something is missing or has the wrong form.',
  unplayable: 'Its moves do not fit its tiles.',
}

export const errors = {
  byCode,
  saveProblems,
  saveTitle: 'A saved game cannot be opened',
  saveKept: 'It has been left as it is. You can keep it as a file.',
  saveDownload: 'Keep as a file',
  saveDiscard: 'Remove it',
  store: {
    'unreadable-save': 'This saved game cannot be opened.',
    'save-gone': 'This saved game is no longer there.',
    'unreadable-seed': 'This seed cannot be used.',
    'not-started': 'The game could not be started.',
  },
  unknown: 'Something went wrong.',
}
