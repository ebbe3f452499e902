import type { BotClient } from '../bots/client'

/** What the game asks of the bots. Every promise rejects when no answer comes in time. */
export type BotHelp = Omit<BotClient, 'dispose'> & {
  /** Ends everything: nothing that was asked is answered any more. */
  readonly close: () => void
}

const PATIENCE_MS = 5000

/** Asks bots that are started with the first question, and anew after one that they failed at. */
export const createBotHelp = (start: () => Promise<BotClient>): BotHelp => {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let client: Promise<BotClient> | null = null

  const drop = (): void => {
    client?.then((bots) => bots.dispose()).catch(() => {})
    client = null
  }

  const ask = async <T>(question: (bots: BotClient) => Promise<T>): Promise<T> => {
    client ??= start()
    const asked = client
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`No answer within ${PATIENCE_MS} ms`))
      }, PATIENCE_MS)
      timers.add(timer)
    })
    try {
      return await Promise.race([asked.then(question), late])
    } catch (thrown) {
      if (client === asked) drop()
      throw thrown
    } finally {
      clearTimeout(timer)
      if (timer) timers.delete(timer)
    }
  }

  return {
    decide: (request) => ask((bots) => bots.decide(request)),
    waitHints: (request) => ask((bots) => bots.waitHints(request)),
    readyDiscards: (request) => ask((bots) => bots.readyDiscards(request)),
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      drop()
    },
  }
}
