/** Work that never overlaps. */
export type Turns = {
  /** Does something when all that was asked before is done. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** The same; but while such work waits or is being done, whoever asks for more gets its answer. */
  readonly once: (work: () => Promise<boolean>) => Promise<boolean>
}

/** Lets sitting down and leaving come one after the other, and a double click count once. */
export const createTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve()
  let running: Promise<boolean> | null = null

  const inTurn: Turns['inTurn'] = (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  return {
    inTurn,
    once: (work) => {
      running ??= inTurn(work).finally(() => {
        running = null
      })
      return running
    },
  }
}
