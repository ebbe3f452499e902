import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'

import type { Match } from './matchSettings'
import type { WallFigures } from './wallFigures'

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * The walls that a file holds, which then has the match in its first line and a wall in each other. What follows the
 * last line end was torn off while it was written, and goes. Throws unless the file is new, empty, or of this match.
 */
export const openWallFile = (file: string, match: Match): WallFigures[] => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [head = '', ...lines] = whole.split('\n').slice(0, -1)
  const start = JSON.stringify(match)
  if (text === '') writeFileSync(file, `${start}\n`)
  else if (JSON.stringify(parsed(head)) !== start) {
    throw new Error(`--out: "${file}" belongs to other settings: ${text.slice(0, 400)}`)
  } else if (whole !== text) truncateSync(file, Buffer.byteLength(whole))
  return lines.map((line) => parsed(line) as WallFigures)
}

/** Adds a finished wall to a file. */
export const appendWall = (file: string, figures: WallFigures): void =>
  appendFileSync(file, `${JSON.stringify(figures)}\n`)
