import { releaseProxy, wrap } from 'comlink'
import type { Endpoint, Remote } from 'comlink'

import type { Action } from '../engine/table/action'
import type { AdviceService } from './adviceService'
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

type Link<Service> = {
  readonly service: Remote<Service>
  /** Told when the host is lost; a race with a promise would keep all that was ever asked. */
  readonly waiting: Set<(reason: Error) => void>
  readonly end: () => void
}

/** How long (ms) workers wait: at most, and where the browser does not tell when a page is quiet. */
const WAIT = { longest: 1000, untold: 200 } as const

/** Once the page has drawn what it has to draw: a worker that starts takes a processor from its first picture. */
const pageIsQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, WAIT.untold)
    else requestIdleCallback(() => resolve(), { timeout: WAIT.longest })
  })

const startBots = async (): Promise<Host> => {
  await pageIsQuiet()
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' })
}

const startAdviser = async (): Promise<Host> => {
  await pageIsQuiet()
  return new Worker(new URL('./adviceWorker.ts', import.meta.url), {
    type: 'module',
    name: 'adviser',
  })
}

const connect = <Service>(host: Host, forget: () => void): Link<Service> => {
  const service = wrap<Service>(host)
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

const askOver = <Service, T>(
  { service, waiting }: Link<Service>,
  question: (service: Remote<Service>) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    waiting.add(reject)
    question(service)
      .then(resolve, reject)
      .finally(() => waiting.delete(reject))
  })

type Start = () => Host | Promise<Host>

/** A service behind a host that is started with the first question and again after it was lost. */
const serviceBehind = <Service>(start: Start) => {
  let link: Promise<Link<Service>> | null = null
  const forget = (): void => {
    link = null
  }
  const open = async (): Promise<Link<Service>> => {
    try {
      return connect(await start(), forget)
    } catch (thrown) {
      forget()
      throw thrown
    }
  }
  return {
    ask: async <T>(question: (service: Remote<Service>) => Promise<T>): Promise<T> => {
      link ??= open()
      return askOver(await link, question)
    },
    end: (): void => {
      link?.then(({ end }) => end()).catch(() => {})
      forget()
    },
  }
}

/**
 * Bots in a worker, and an adviser in another, who holds nobody up. Where the bots do not answer, a decision falls
 * back on a legal answer without thought. Everything that goes wrong with it is told to `onProblem`.
 */
export const createBotClient = (
  onProblem: (problem: string) => void = () => {},
  hostBots: Start = startBots,
  hostAdviser: Start = startAdviser,
): BotClient => {
  const bots = serviceBehind<BotService>(hostBots)
  const adviser = serviceBehind<AdviceService>(hostAdviser)
  return {
    decide: async (request) => {
      try {
        const { action, problems } = await bots.ask((service) => service.decide(request))
        for (const problem of problems) onProblem(problem)
        return action
      } catch (thrown) {
        onProblem(thrown instanceof Error ? thrown.message : String(thrown))
        return fallbackAction(request.view)
      }
    },
    waitHints: (request) => bots.ask((service) => service.waitHints(request)),
    readyDiscards: (request) => bots.ask((service) => service.readyDiscards(request)),
    advice: (request) => adviser.ask((service) => service.advice(request)),
    dispose: () => {
      bots.end()
      adviser.end()
    },
  }
}
