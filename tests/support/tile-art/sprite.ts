import { TILE_TEXTS } from '../../../src/engine/tiles/tile'
import { back } from './back'
import { BAMBOO } from './bamboo'
import { CHARACTERS } from './characters'
import { CIRCLES } from './circles'
import { cornerFigure, FIGURES } from './corners'
import { FLOWERS } from './flowers'
import { HONOURS } from './honours'
import { badges } from './marks'
import { drawCarved, drawPlain } from './paint'

const FACE = '0 0 600 800'
const BADGE = '0 0 100 100'
const FACES = [...CHARACTERS, ...CIRCLES, ...BAMBOO, ...HONOURS, ...FLOWERS]

const symbol = (id: string, viewBox: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`

/**
 * The whole sprite file. For each face: `1m`, and `1m-small` for tiles under 28 px; for each face
 * that can stand in a hand `1m-corner`, its corner figure; `back`; the badges `mark-last` and so on.
 */
export const sprite = (): string => {
  const symbols = [
    ...TILE_TEXTS.flatMap((text, kind) => [
      symbol(text, FACE, drawCarved(FACES[kind]!.fine)),
      symbol(`${text}-small`, FACE, drawPlain(FACES[kind]!.small)),
    ]),
    ...FIGURES.map((figure, kind) =>
      symbol(`${TILE_TEXTS[kind]}-corner`, FACE, cornerFigure(figure)),
    ),
    symbol('back', FACE, back()),
    ...badges().map(([id, drawing]) => symbol(id, BADGE, drawing)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
