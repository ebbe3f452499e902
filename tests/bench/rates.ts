const ROUNDS = 7

/** Work to be measured: how many things one run does. */
export type Work = { readonly things: number; readonly run: () => void }

/** Processor time of this process in seconds: what other processes take does not count. */
export const processorTime = (): number => process.cpuUsage().user / 1e6

const rateOf = ({ things, run }: Work): number => {
  const began = processorTime()
  run()
  return things / (processorTime() - began)
}

/** Things a second of processor time, the best of some rounds; the works take turns, so that they meet the same noise. */
export const bestRates = (works: readonly Work[]): number[] => {
  const best = works.map(() => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    works.forEach((work, at) => {
      best[at] = Math.max(best[at] as number, rateOf(work))
    })
  }
  return best
}
