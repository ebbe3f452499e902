/** Lets the page go on with what waits for it. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
