/** Draws nothing itself and takes no room; hidden outright, it would lend its pictures to nobody. */
const OUT_OF_SIGHT = { position: 'absolute', inlineSize: '0', blockSize: '0' } as const

const lay = async (file: string): Promise<void> => {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  const sprite = document.adoptNode(documentElement)
  sprite.setAttribute('aria-hidden', 'true')
  Object.assign(sprite.style, OUT_OF_SIGHT)
  document.body.append(sprite)
}

/**
 * Lays all pictures of a file into the page, where each is found by its name. Named in a file of their own,
 * they would be fetched and read anew with each tile and each person that comes to the table.
 */
export const layPictures = async (file: string): Promise<void> => {
  try {
    await lay(file)
  } catch {
    addEventListener('online', () => void layPictures(file), { once: true })
  }
}
