import { afterEach, expect, test, vi } from 'vitest'
import { layPictures } from '../../../src/ui/app/pictures'

const PICTURES = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<symbol id="7p"/>',
  ...Array.from({ length: 50 }, (_, at) => `<symbol id="face-${at}"/>`),
  '<g id="back"><path d="M1 2"/></g>',
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

test('the back of a tile is an image of the style sheet, upright and lying', async () => {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response(PICTURES)))
  await layPictures('tiles.svg')
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  expect(rules).toHaveLength(2)
  for (const { cssText } of rules) {
    const [, image = ''] = /--tile-back: ?url\("data:image\/svg\+xml,(.*)"\)/.exec(cssText) ?? []
    expect(decodeURIComponent(image)).toContain('d="M1 2"')
  }
})

test('where they do not come, they are asked for again as soon as there is a connection', async () => {
  vi.stubGlobal('fetch', fetched.mockRejectedValueOnce(new TypeError('offline')))
  await layPictures('tiles.svg')
  expect(document.getElementById('7p')).toBeNull()
  fetched.mockResolvedValue(new Response(PICTURES))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(document.getElementById('7p')).not.toBeNull())
})
