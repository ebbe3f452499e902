/** Sentences one after the other; a Chinese full stop brings its own space. */
export const sentences = (...told: readonly (string | false)[]): string =>
  told.filter(Boolean).join(' ').replaceAll('。 ', '。')
