const PICTURES = 'tiles.svg'

/** Draws nothing itself and takes no room; hidden outright, it would lend its pictures to nobody. */
const OUT_OF_SIGHT = { position: 'absolute', inlineSize: '0', blockSize: '0' } as const

const lay = async (): Promise<void> => {
  const answer = await fetch(PICTURES)
  if (!answer.ok) throw new Error(`${PICTURES}: ${answer.status}`)
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  const sprite = document.adoptNode(documentElement)
  sprite.setAttribute('aria-hidden', 'true')
  Object.assign(sprite.style, OUT_OF_SIGHT)
  document.body.append(sprite)
}

/**
 * Lays the pictures of all tiles into the page, where every tile finds them by its name. Named in a file of
 * their own, they would be fetched and read anew with each tile that comes to the table.
 */
export const laySprite = async (): Promise<void> => {
  try {
    await lay()
  } catch {
    addEventListener('online', () => void laySprite(), { once: true })
  }
}
