import { releaseProxy, wrap } from 'comlink'
import type { Endpoint, Remote } from 'comlink'

import type { Action } from '../engine/table/action'
import type { Advice } from './adviceTypes'
import { fallbackAction } from './fallback'
import type { HandHint, ReadyDiscard } from './hints'
import type { AdviceRequest, BotService, DecisionRequest, HintRequest } from './service'

/**
 * Bots to be asked. Decisions always come and are always legal; hints and advice reject when there is nobody to
 * work them out.
 */
export type BotClient = {
  readonly decide: (request: DecisionRequest) => Promise<Action>
  readonly waitHints: (request: HintRequest) => Promise<HandHint>
  readonly readyDiscards: (request: HintRequest) => Promise<ReadyDiscard[]>
  readonly advice: (request: AdviceRequest) => Promise<Advice>
  /** Ends everything; what was asked and not answered never is. */
  readonly dispose: () => void
}

/** Where a service can be reached, and told to end. */
export type Host = Endpoint & { readonly terminate: () => void }

type Link = {
  readonly service: Remote<BotService>
  /** Told when the host is lost; a race with a promise would keep all that was ever asked. */
  readonly waiting: Set<(reason: Error) => void>
  readonly end: () => void
}

const startWorker = (): Host =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' })

const connect = (host: Host, forget: () => void): Link => {
  const service = wrap<BotService>(host)
  const end = (): void => {
    service[releaseProxy]()
    host.terminate()
  }
  const waiting = new Set<(reason: Error) => void>()
  const fail = (event: Event): void => {
    forget()
    end()
    const reason = 'message' in event ? String(event.message) : event.type
    for (const lose of waiting) lose(new Error(`The bots are gone: ${reason}`))
  }
  host.addEventListener('error', fail)
  host.addEventListener('messageerror', fail)
  return { service, waiting, end }
}

const askOver = <T>(
  { service, waiting }: Link,
  question: (service: Remote<BotService>) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    waiting.add(reject)
    question(service)
      .then(resolve, reject)
      .finally(() => waiting.delete(reject))
  })

/**
 * Bots in a worker of their own, which starts with the first question and again after it was lost. Where it
 * does not answer, a decision falls back on a legal answer without thought. Everything that goes wrong is told
 * to `onProblem`.
 */
export const createBotClient = (
  onProblem: (problem: string) => void = () => {},
  start: () => Host = startWorker,
): BotClient => {
  let link: Link | null = null
  const forget = (): void => {
    link = null
  }
  const ask = async <T>(question: (service: Remote<BotService>) => Promise<T>): Promise<T> => {
    link ??= connect(start(), forget)
    return askOver(link, question)
  }
  return {
    decide: async (request) => {
      try {
        const { action, problems } = await ask((service) => service.decide(request))
        for (const problem of problems) onProblem(problem)
        return action
      } catch (thrown) {
        onProblem(thrown instanceof Error ? thrown.message : String(thrown))
        return fallbackAction(request.view)
      }
    },
    waitHints: (request) => ask((service) => service.waitHints(request)),
    readyDiscards: (request) => ask((service) => service.readyDiscards(request)),
    advice: (request) => ask((service) => service.advice(request)),
    dispose: () => {
      link?.end()
      forget()
    },
  }
}
