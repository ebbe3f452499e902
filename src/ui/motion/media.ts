const asked = new Map<string, MediaQueryList>()

/** A media query, made once: to make one takes as long as many answers. */
export const media = (query: string): MediaQueryList => {
  const list = asked.get(query) ?? matchMedia(query)
  asked.set(query, list)
  return list
}
