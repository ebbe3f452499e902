import { breathe } from '../../store/breathe'

/** Draws nothing itself and takes no room; hidden outright, it would lend its pictures to nobody. */
const OUT_OF_SIGHT = { position: 'absolute', inlineSize: '0', blockSize: '0' } as const

const MARK = 'mark-'

const image = (viewBox: string, drawing: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/**
 * The rules that show a picture as an image, which is laid out and drawn as one thing: fifty backs lie on the table,
 * and a badge comes and goes with every discard. Of the faces none is there often enough: each image is read like a
 * page of its own, and forty of them hold up the first deal.
 */
const rulesOf = ({ id, innerHTML }: Element): string => {
  if (id !== 'back') {
    return `[data-mark=${id.slice(MARK.length)}]{--badge-image:${image('0 0 100 100', innerHTML)}}`
  }
  const lying = image('0 0 800 600', `<g transform="matrix(0 -1 1 0 0 600)">${innerHTML}</g>`)
  return `[data-back]{--tile-back:${image('0 0 600 800', innerHTML)}}[data-back][data-turned]{--tile-back:${lying}}`
}

/** Adds the rules of those pictures that are among these. */
const lend = (sprite: Element): void => {
  const rules = [...sprite.querySelectorAll(`#back, [id^=${MARK}]`)].map(rulesOf)
  if (rules.length === 0) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join(''))
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
