import type { StoreApi } from 'zustand/vanilla'

import type { BotClient } from '../bots/client'
import type { Action } from '../engine/table/action'
import type { GameRecord } from '../engine/table/record'
import type { SeenEvent } from '../engine/table/view'
import { seenEvents } from '../engine/table/seen'
import { EngineError } from '../engine/tiles/error'
import { autoPassIn, playedOn } from './autoPass'
import { createAdviser } from './adviser'
import { createBotDriver } from './botDriver'
import { createBotHelp } from './botHelp'
import { entryOf } from './entry'
import type { GameIdentity } from './entry'
import type { Game } from './gameTypes'
import { createHinter } from './hinter'
import { logProblem } from './log'
import { holdAfter } from './pace'
import { isAsked, resumeSession, undone } from './session'
import type { Session } from './session'
import type { Settings } from './settings'
import type { Entry } from './shelf'
import { seenOf } from './tableView'

export type TableHost = {
  readonly settings: StoreApi<Settings>
  readonly startBots: () => Promise<BotClient>
  readonly show: (game: Game) => void
  readonly keep: (entry: Entry) => void
}

/** A game on the table: whoever answers comes through here. */
export type Table = {
  readonly id: string
  readonly isReadOnly: () => boolean
  /** The person's answer. */
  readonly answer: (action: Action) => void
  readonly undo: () => void
  /** Lets another tab play: this one only shows. */
  readonly follow: () => void
  /** Shows what a record leads to, and plays on from there unless it follows. Rejects when it cannot be played. */
  readonly load: (record: GameRecord, following: boolean) => Promise<void>
  readonly close: () => void
}

/** A slow device may take long over advice, which has a worker of its own: nobody else waits for it. */
const ADVICE_PATIENCE_MS = 20_000

/** Puts a game on the table and lets it be played. */
export const openTable = (
  { id, startedAt }: GameIdentity,
  opened: Session,
  following: boolean,
  host: TableHost,
): Table => {
  let session = opened
  let readOnly = following
  let closed = false
  let step = 0
  let events: readonly SeenEvent[] = []

  const bots = createBotHelp(host.startBots)
  const advisers = createBotHelp(host.startBots, ADVICE_PATIENCE_MS)
  const hinter = createHinter(bots, host.settings)
  const adviser = createAdviser(advisers, host.settings)

  const show = (seen: readonly SeenEvent[]): void => {
    step += 1
    events = seen
    const game = { id, ...seenOf(session), events, step, readOnly }
    host.show(game)
    hinter.look(game)
    adviser.look(game)
  }

  const changed = (seen: readonly SeenEvent[], visible: boolean): void => {
    if (visible) show(seen)
    host.keep(entryOf({ id, startedAt }, session))
    driver.moved(visible)
  }

  const play = (action: Action): boolean => {
    try {
      const result = playedOn(session, action, host.settings.getState().autoPass)
      session = result.session
      const seen = seenEvents(session.rules, session.state, result.events, session.seat)
      changed(seen, seen.length > 0 || action.seat === session.seat)
      return true
    } catch (thrown) {
      if (!(thrown instanceof EngineError)) throw thrown
      logProblem('illegal-answer', thrown.message)
      return false
    }
  }

  const driver = createBotDriver({
    session: () => (readOnly ? null : session),
    bots,
    hold: () => holdAfter(events, host.settings.getState().speed),
    play,
  })
  /** Passes on what is asked now, where the settings say so. */
  const passByItself = (): void => {
    const pass = readOnly ? null : autoPassIn(session, host.settings.getState().autoPass)
    if (pass) play(pass)
  }

  const forgetSettings = host.settings.subscribe((now, before) => {
    if (now.speed !== before.speed) driver.paceChanged()
    if (now.autoPass !== before.autoPass) passByItself()
  })

  show([])
  if (opened.record.actions.length === 0) host.keep(entryOf({ id, startedAt }, opened))
  driver.moved(true)
  passByItself()
  return {
    id,
    isReadOnly: () => readOnly,
    answer: (action) => {
      if (readOnly || action.seat !== session.seat || !isAsked(session, action)) {
        logProblem('stale-answer', `${action.type} to question ${action.offer}`)
      } else {
        adviser.answered(action)
        play(action)
      }
    },
    undo: () => {
      const earlier = readOnly ? null : undone(session)
      if (!earlier) return
      session = earlier
      adviser.forget()
      changed([], true)
    },
    follow: () => {
      if (readOnly) return
      readOnly = true
      driver.moved(false)
      show([])
    },
    load: async (record, follow) => {
      const loaded = await resumeSession(record, session)
      if (closed || (follow && !readOnly)) return
      session = loaded
      readOnly = follow
      show([])
      driver.moved(true)
    },
    close: () => {
      closed = true
      forgetSettings()
      driver.stop()
      hinter.stop()
      adviser.stop()
      bots.close()
      advisers.close()
    },
  }
}
