/**
 * Takes the outlines of the characters on the tiles from LXGW WenKai TC Bold and writes them to
 * `outlines.json`: character -> path data in a square of 1000, y downwards, as the font has it.
 * Run by hand when a character is added: `npm ci && npm run outlines` in this folder.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const CHARACTERS = '一二三四伍六七八九萬東南西北發中梅蘭竹菊春夏秋冬'
const HERE = dirname(fileURLToPath(import.meta.url))
const FONTS = join(HERE, 'node_modules/@fontsource/lxgw-wenkai-tc/files')
const SQUARE = 1000
/** Baseline of the font's square body, measured from its top. */
const BASELINE = 880

const fonts = readdirSync(FONTS)
  .filter((name) => name.endsWith('-700-normal.woff2'))
  .sort()
  .map((name) => openSync(join(FONTS, name)))

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

const outlineOf = (character) => {
  const code = character.codePointAt(0)
  const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code))
  if (!font) throw new Error(`no font of the package has ${character}`)
  const scale = SQUARE / font.unitsPerEm
  const place = (value, index) => Math.round(index % 2 ? BASELINE - value * scale : value * scale)
  return font
    .glyphForCodePoint(code)
    .path.commands.map(({ command, args }) => LETTERS[command] + args.map(place).join(' '))
    .join('')
}

const outlines = Object.fromEntries([...CHARACTERS].map((each) => [each, outlineOf(each)]))
writeFileSync(join(HERE, 'outlines.json'), `${JSON.stringify(outlines, null, 2)}\n`)
