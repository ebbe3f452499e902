import type { Who } from '../who'
import { does } from './grammar'

export const log = {
  title: 'Log of moves',
  empty: 'Nothing has happened yet in this hand.',
  draw: (who: Who, tile: string | null) =>
    tile === null ? `${does(who, 'draw', 'draws')}.` : `${does(who, 'draw', 'draws')} ${tile}.`,
  replacement: (who: Who, tile: string | null) =>
    tile === null
      ? `${does(who, 'draw', 'draws')} a replacement.`
      : `${does(who, 'draw', 'draws')} ${tile} as a replacement.`,
}
