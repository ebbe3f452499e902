import type { BotClient } from '../bots/client'

/** What the game asks of the bots. Every promise rejects when no answer comes in time. */
export type BotHelp = Omit<BotClient, 'dispose'> & {
  /** Ends everything: nothing that was asked is answered any more. */
  readonly close: () => void
}

/** How long anybody waits for bots before they are started anew. */
const PATIENCE_MS = 5000

type TimeLimit = { readonly over: Promise<never>; readonly cancel: () => void }

const timeLimit = (patience: number, reached: () => void): TimeLimit => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reached()
      reject(new Error(`No answer within ${patience} ms`))
    }, patience)
  })
  return { over, cancel: () => clearTimeout(timer) }
}

/** Asks bots that are started with the first question, and anew after one that they never answered. */
export const createBotHelp = (start: () => Promise<BotClient>, patience = PATIENCE_MS): BotHelp => {
  const limits = new Set<TimeLimit>()
  let client: Promise<BotClient> | null = null

  const drop = (): void => {
    client?.then((bots) => bots.dispose()).catch(() => {})
    client = null
  }

  const begin = (): Promise<BotClient> => {
    const begun = start()
    begun.catch(() => {
      if (client === begun) client = null
    })
    return begun
  }

  const ask = async <T>(question: (bots: BotClient) => Promise<T>): Promise<T> => {
    client ??= begin()
    const asked = client
    const late = timeLimit(patience, () => {
      if (client === asked) drop()
    })
    limits.add(late)
    try {
      return await Promise.race([asked.then(question), late.over])
    } finally {
      late.cancel()
      limits.delete(late)
    }
  }

  return {
    decide: (request) => ask((bots) => bots.decide(request)),
    waitHints: (request) => ask((bots) => bots.waitHints(request)),
    readyDiscards: (request) => ask((bots) => bots.readyDiscards(request)),
    advice: (request) => ask((bots) => bots.advice(request)),
    close: () => {
      for (const limit of limits) limit.cancel()
      drop()
    },
  }
}
