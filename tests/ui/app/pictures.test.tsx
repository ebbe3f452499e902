import { afterEach, expect, test, vi } from 'vitest'
import { layPictures } from '../../../src/ui/app/pictures'

const MARKS = ['last', 'winning', 'drawn', 'hint']
const PICTURES = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<symbol id="7p"/>',
  ...Array.from({ length: 50 }, (_, at) => `<symbol id="face-${at}"/>`),
  '<g id="back"><path d="M1 2"/></g>',
  ...MARKS.map((mark) => `<g id="mark-${mark}"><path d="${mark}"/></g>`),
  '</svg>',
].join('\n')
const fetched = vi.fn<typeof fetch>()

afterEach(() => {
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  vi.unstubAllGlobals()
})

test('pictures are fetched once and lie in the page, unseen', async () => {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response(PICTURES)))
  await layPictures('tiles.svg')
  expect(fetched).toHaveBeenCalledTimes(1)
  for (const id of ['7p', 'face-0', 'face-49', 'back']) {
    expect(document.getElementById(id)?.closest('svg')).toHaveAttribute('aria-hidden', 'true')
  }
})

/** The images of the style sheet that a property names, by selector. */
const imagesLent = async (property: string): Promise<Record<string, string>> => {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response(PICTURES)))
  await layPictures('tiles.svg')
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  const image = new RegExp(`^([^{ ]*) ?{ ?${property}: ?url\\("data:image/svg\\+xml,(.*)"\\)`)
  const lent = rules.flatMap(({ cssText }) => {
    const [, selector, text] = image.exec(cssText) ?? []
    return selector && text ? [[selector, decodeURIComponent(text)] as const] : []
  })
  return Object.fromEntries(lent)
}

test('the back of a tile is an image of the style sheet, upright and lying', async () => {
  const images = await imagesLent('--tile-back')
  expect(Object.keys(images)).toEqual(['[data-back]', '[data-back][data-turned]'])
  for (const image of Object.values(images)) expect(image).toContain('d="M1 2"')
})

test('every mark has a badge of its own', async () => {
  const images = await imagesLent('--badge-image')
  expect(Object.keys(images)).toEqual(MARKS.map((mark) => `[data-mark=${mark}]`))
  for (const mark of MARKS) expect(images[`[data-mark=${mark}]`]).toContain(`d="${mark}"`)
})

test('where they do not come, they are asked for again as soon as there is a connection', async () => {
  vi.stubGlobal('fetch', fetched.mockRejectedValueOnce(new TypeError('offline')))
  await layPictures('tiles.svg')
  expect(document.getElementById('7p')).toBeNull()
  fetched.mockResolvedValue(new Response(PICTURES))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(document.getElementById('7p')).not.toBeNull())
})
