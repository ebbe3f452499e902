/** Everything that input to the engine can be refused for. */
export const ERROR_CODES = [
  'not-json',
  'not-an-object',
  'missing-field',
  'unknown-field',
  'wrong-type',
  'not-listed',
  'not-whole',
  'unreadable-tiles',
  'one-tile-expected',
  'flower-in-hand',
  'not-a-flower',
  'too-many-copies',
  'flower-twice',
  'unreadable-meld',
  'too-many-melds',
  'wrong-tile-count',
  'own-discard',
  'contradiction',
  'unreadable-seed',
  'illegal-action',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** What is wrong with which value: `at` is the position (from 0) inside a text, where there is one. */
export type ErrorDetail = {
  readonly code: ErrorCode
  readonly field: string
  readonly value: unknown
  readonly at?: number
}

/** Thrown by the engine for input that it refuses; `detail` is for programs, the message for people. */
export class EngineError extends Error {
  readonly detail: ErrorDetail

  constructor(code: ErrorCode, field: string, value: unknown, at?: number) {
    const detail: ErrorDetail =
      at === undefined ? { code, field, value } : { code, field, value, at }
    super(describeError(detail))
    this.name = 'EngineError'
    this.detail = detail
  }
}

const REASONS: Record<ErrorCode, string> = {
  'not-json': 'is no JSON',
  'not-an-object': 'is no object',
  'missing-field': 'is needed',
  'unknown-field': 'is no known field',
  'wrong-type': 'has the wrong type',
  'not-listed': 'is none of the values allowed here',
  'not-whole': 'is no whole number from 0',
  'unreadable-tiles': 'is no tile text',
  'one-tile-expected': 'must be one tile',
  'flower-in-hand': 'holds a flower, which belongs under flowers',
  'not-a-flower': 'holds a tile that is no flower',
  'too-many-copies': 'is there more than four times',
  'flower-twice': 'is there twice',
  'unreadable-meld': 'is no meld',
  'too-many-melds': 'has more than five melds',
  'wrong-tile-count': 'has the wrong number of tiles',
  'own-discard': 'is the winner',
  contradiction: 'contradicts the rest of the record',
  'unreadable-seed': 'is no seed: 1 to 64 printable characters',
  'illegal-action': 'is not legal now',
}

/** A refusal in one English sentence that names field, value and position. */
export const describeError = ({ code, field, value, at }: ErrorDetail): string => {
  const shown = value === undefined ? '' : ` ${JSON.stringify(value)}`
  const place = at === undefined ? '' : ` (at character ${at + 1})`
  return `${field}:${shown} ${REASONS[code]}${place}`
}
