import { afterEach, expect, test, vi } from 'vitest'
import { layPictures } from '../../../src/ui/app/pictures'

const PICTURES = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="7p"/></svg>'
const fetched = vi.fn<typeof fetch>()

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('pictures are fetched once and lie in the page, unseen', async () => {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response(PICTURES)))
  await layPictures('tiles.svg')
  expect(fetched).toHaveBeenCalledTimes(1)
  const symbol = document.getElementById('7p')
  expect(symbol?.closest('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('where they do not come, they are asked for again as soon as there is a connection', async () => {
  vi.stubGlobal('fetch', fetched.mockRejectedValueOnce(new TypeError('offline')))
  await layPictures('tiles.svg')
  expect(document.getElementById('7p')).toBeNull()
  fetched.mockResolvedValue(new Response(PICTURES))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(document.getElementById('7p')).not.toBeNull())
})
