import type { Paint } from './paint'
import { PAINTS } from './paint'
import type { Path } from './path'
import { curve, line, place } from './path'
import { write } from './pathData'

/** Figures as pen lines in a box of 60 by 100. */
const PEN: Readonly<Record<string, Path>> = {
  1: line([8, 22], [34, 0], [34, 100]),
  2: [
    ...curve([2, 26], [10, 7], [30, 0], [52, 10], [55, 34], [40, 58], [2, 100]),
    ...line([2, 100], [58, 100]),
  ],
  3: [
    ...line([4, 0], [54, 0], [28, 38]),
    ...curve([28, 38], [48, 44], [58, 67], [48, 92], [26, 100], [2, 90]),
  ],
  4: line([46, 100], [46, 0], [0, 70], [60, 70]),
  5: [
    ...line([52, 0], [12, 0], [7, 46]),
    ...curve([7, 46], [28, 37], [50, 46], [58, 68], [48, 92], [26, 100], [2, 90]),
  ],
  6: curve([48, 2], [20, 22], [4, 55], [6, 84], [30, 100], [54, 86], [55, 60], [32, 46], [7, 62]),
  7: line([2, 0], [58, 0], [22, 100]),
  8: curve(
    [30, 46],
    [8, 36],
    [8, 10],
    [30, 0],
    [52, 10],
    [52, 36],
    [30, 46],
    [6, 58],
    [4, 88],
    [30, 100],
    [56, 88],
    [54, 58],
    [30, 46],
  ),
  9: curve([12, 98], [40, 78], [56, 45], [54, 16], [30, 0], [6, 14], [5, 40], [28, 54], [53, 38]),
  E: [...line([54, 0], [6, 0], [6, 100], [54, 100]), ...line([6, 48], [44, 48])],
  S: curve(
    [55, 18],
    [42, 2],
    [18, 2],
    [5, 22],
    [16, 44],
    [44, 56],
    [56, 78],
    [42, 98],
    [18, 99],
    [3, 82],
  ),
  W: line([0, 0], [14, 100], [30, 30], [46, 100], [60, 0]),
  N: line([4, 100], [4, 0], [56, 100], [56, 0]),
  C: curve([56, 18], [42, 2], [20, 3], [5, 28], [5, 72], [20, 97], [42, 98], [56, 82]),
  F: [...line([54, 0], [6, 0], [6, 100]), ...line([6, 48], [44, 48])],
  B: [
    ...line([6, 48], [6, 0], [30, 0]),
    ...curve([30, 0], [50, 8], [50, 38], [30, 48]),
    ...line([30, 48], [6, 48], [6, 100], [30, 100]),
    ...curve([30, 100], [57, 90], [57, 58], [30, 48]),
  ],
}

type Figure = { readonly text: string; readonly paint: Paint }

const ranks = (paint: Paint): Figure[] =>
  Array.from({ length: 9 }, (_, index) => ({ text: String(index + 1), paint }))

/** The corner figures of the 34 faces that can stand in a hand. */
export const FIGURES: readonly Figure[] = [
  ...ranks('ink'),
  ...ranks('ink'),
  ...ranks('ink'),
  ...[...'ESWN'].map((text): Figure => ({ text, paint: 'ink' })),
  { text: 'B', paint: 'blue' },
  { text: 'F', paint: 'green' },
  { text: 'C', paint: 'red' },
]

/**
 * A figure in the upper right corner. It has no line width: whoever shows it says how bold it is,
 * so that one drawing serves small tiles too.
 */
export const cornerFigure = ({ text, paint }: Figure): string =>
  `<path d="${write(place(PEN[text]!, [506, 46], 0, [0.9, 1]))}" fill="none" ` +
  `stroke="${PAINTS[paint].main}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A figure's lines in a box of 60 by 100, for the number of a flower. */
export const figureOf = (text: string): Path => PEN[text]!
