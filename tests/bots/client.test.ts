import { setImmediate as connected } from 'node:timers/promises'
import { expose } from 'comlink'
import type { Endpoint } from 'comlink'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { adviceFor } from '../../src/bots/advice'
import { adviceService } from '../../src/bots/adviceService'
import { createBotClient } from '../../src/bots/client'
import type { Host } from '../../src/bots/client'
import { readyDiscards, waitHints } from '../../src/bots/hints'
import { inProcessBots } from '../../src/bots/inProcess'
import { botService } from '../../src/bots/service'
import { randomStream } from '../../src/engine/tiles/random'
import { worldwide } from '../../src/rules/worldwide'
import { inWords, viewAt } from '../support/bots'
import { midHand } from '../support/rigged'

const READY = '123456m789p123s67s55z'
const onTurn = viewAt(midHand({ turn: 0, hands: { 0: READY }, front: '1z' }), 0)
const between = viewAt(midHand({ turn: 1, hands: { 0: READY } }), 0)
const asking = { ruleSetId: 'worldwide', options: {} }
const question = { ...asking, view: onTurn, level: 'greedy', seed: 'x' }

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A service behind a channel, as a worker is one; `fail` is what a worker does that dies. */
const hostOf = (service: unknown): Host & { readonly fail: () => void } => {
  const { port1, port2 } = new MessageChannel()
  expose(service, port2)
  const terminate = (): void => {
    port1.close()
    port2.close()
  }
  ends.push(terminate)
  const fail = (): void => {
    port1.dispatchEvent(new Event('error'))
  }
  return Object.assign(port1 as unknown as Endpoint, { terminate, fail })
}

const clientOf = (...hosts: (() => Host)[]) => {
  const problems: string[] = []
  let started = 0
  const bots = createBotClient(
    (problem) => problems.push(problem),
    () => {
      const host = hosts[Math.min(started, hosts.length - 1)] as () => Host
      started += 1
      return host()
    },
    () => hostOf(adviceService),
  )
  ends.push(bots.dispose)
  return { bots, problems, starts: () => started }
}

const silent = { decide: () => new Promise(() => {}) }

describe('bots in a worker', () => {
  test('answer as bots in the same program do', async () => {
    const { bots, problems } = clientOf(() => hostOf(botService))
    expect(inWords(await bots.decide(question))).toBe('close 1z')
    expect(await bots.waitHints({ ...asking, view: between })).toEqual(
      waitHints(worldwide, between),
    )
    expect(await bots.readyDiscards({ ...asking, view: onTurn })).toEqual(
      readyDiscards(worldwide, onTurn),
    )
    expect(await bots.advice({ ...asking, view: onTurn, seed: 'x' })).toEqual(
      adviceFor(worldwide, onTurn, randomStream('x', 'advice')),
    )
    expect(problems).toEqual([])
  })

  test('fall back on a legal answer when the worker dies, and start again', async () => {
    const first = hostOf(silent)
    const { bots, problems, starts } = clientOf(
      () => first,
      () => hostOf(botService),
    )
    const answer = bots.decide(question)
    await connected()
    first.fail()
    expect(inWords(await answer)).toBe('discard 1z')
    expect(problems).toEqual(['The bots are gone: error'])
    expect(inWords(await bots.decide(question))).toBe('close 1z')
    expect(starts()).toBe(2)
  })

  test('end with the client where they were yet to start', async () => {
    const host = hostOf(silent)
    const terminate = vi.fn<() => void>(host.terminate)
    const started = new Promise<Host>((resolve) => {
      setTimeout(() => resolve(Object.assign(host, { terminate })))
    })
    const bots = createBotClient(
      () => {},
      () => started,
    )
    void bots.decide(question)
    bots.dispose()
    await vi.waitFor(() => expect(terminate).toHaveBeenCalledTimes(1))
  })

  test('fall back on a legal answer when no worker starts', async () => {
    const { bots, problems } = clientOf(() => {
      throw new Error('no workers here')
    })
    expect(inWords(await bots.decide(question))).toBe('discard 1z')
    await expect(bots.waitHints({ ...asking, view: between })).rejects.toThrow('no workers here')
    expect(problems).toEqual(['no workers here'])
  })

  test('tell of an unknown level and of unknown rules, and answer all the same', async () => {
    const { bots, problems, starts } = clientOf(() => hostOf(botService))
    expect(inWords(await bots.decide({ ...question, level: 'genius' }))).toBe('close 1z')
    expect(inWords(await bots.decide({ ...question, ruleSetId: 'nobody' }))).toBe('discard 1z')
    expect(problems).toHaveLength(2)
    expect(starts()).toBe(1)
  })
})

test('bots in the same program tell of problems too', async () => {
  const problems: string[] = []
  const bots = inProcessBots((problem) => problems.push(problem))
  expect(inWords(await bots.decide({ ...question, level: 'genius' }))).toBe('close 1z')
  expect(problems).toEqual(['no such level: genius'])
  expect((await bots.waitHints({ ...asking, view: between })).waits).toHaveLength(2)
  bots.dispose()
})
