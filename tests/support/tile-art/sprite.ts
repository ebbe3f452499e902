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

const FACES = [...CHARACTERS, ...CIRCLES, ...BAMBOO, ...HONOURS, ...FLOWERS]

const picture = (id: string, drawing: string): string => `<g id="${id}">${drawing}</g>`

/**
 * The whole sprite file. For each face: `1m`, and `1m-small` for tiles under 28 px; for each face
 * that can stand in a hand `1m-corner`, its corner figure; `back`; the badges `mark-last` and so on.
 */
export const sprite = (): string => {
  const pictures = [
    ...TILE_TEXTS.flatMap((text, kind) => [
      picture(text, drawCarved(FACES[kind]!.fine)),
      picture(`${text}-small`, drawPlain(FACES[kind]!.small)),
    ]),
    ...FIGURES.map((figure, kind) => picture(`${TILE_TEXTS[kind]}-corner`, cornerFigure(figure))),
    picture('back', back()),
    ...badges().map(([id, drawing]) => picture(id, drawing)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${pictures.join('\n')}\n</defs></svg>\n`
}
