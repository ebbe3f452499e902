import { breathe } from '../../store/breathe'

/** Draws nothing itself and takes no room; hidden outright, it would lend its pictures to nobody. */
const OUT_OF_SIGHT = { position: 'absolute', inlineSize: '0', blockSize: '0' } as const

const image = (viewBox: string, drawing: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

const badge = (mark: string) => (drawing: string) =>
  `[data-mark=${mark}]{--badge-image:${image('0 0 100 100', drawing)}}`

/**
 * The pictures that the style sheet shows, by name: fifty backs lie on the table, and a badge comes and goes with
 * every discard, and an image is laid out and drawn as one thing. Of the faces none is there often enough, as each
 * image takes as much memory and time as a page of its own.
 */
const LENT: Readonly<Record<string, (drawing: string) => string>> = {
  back: (drawing) =>
    `[data-back]{--tile-back:${image('0 0 600 800', drawing)}}` +
    `[data-back][data-turned]{--tile-back:${image(
      '0 0 800 600',
      `<g transform="matrix(0 -1 1 0 0 600)">${drawing}</g>`,
    )}}`,
  'mark-last': badge('last'),
  'mark-winning': badge('winning'),
  'mark-drawn': badge('drawn'),
  'mark-hint': badge('hint'),
}

/** Adds the rules of those pictures that are among these. */
const lend = (sprite: Element): void => {
  const rules = [...sprite.querySelectorAll('[id]')].map(
    ({ id, innerHTML }) => LENT[id]?.(innerHTML) ?? '',
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join(''))
  if (sheet.cssRules.length > 0)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** So many pictures are read at a time. To read them all is a long task, which a page that opens has no room for. */
const AT_ONCE = 16

const laySome = (pictures: string): void => {
  const { documentElement } = new DOMParser().parseFromString(pictures, 'image/svg+xml')
  const sprite = document.adoptNode(documentElement)
  sprite.setAttribute('aria-hidden', 'true')
  Object.assign(sprite.style, OUT_OF_SIGHT)
  document.body.append(sprite)
  lend(sprite)
}

const lay = async (file: string): Promise<void> => {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  const lines = (await answer.text()).trimEnd().split('\n')
  const [head = '', foot = ''] = [lines.shift(), lines.pop()]
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    laySome(`${head}${lines.slice(at, at + AT_ONCE).join('')}${foot}`)
    await breathe()
  }
}

/**
 * Lays all pictures of a file, where each has a line of its own, into the page, where it is found by its name. Named
 * in a file of their own, they would be fetched and read anew with each tile and each person that comes to the table.
 */
export const layPictures = async (file: string): Promise<void> => {
  try {
    await lay(file)
  } catch {
    addEventListener('online', () => void layPictures(file), { once: true })
  }
}
