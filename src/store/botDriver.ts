import { fallbackAction } from '../bots/fallback'
import type { Action } from '../engine/table/action'
import { seatsOwing } from '../engine/table/legal'
import type { PlayerSpec } from '../engine/table/record'
import type { PlayerView } from '../engine/table/view'
import { viewFor } from '../engine/table/viewFor'
import { randomStream } from '../engine/tiles/random'
import type { Seat } from '../engine/tiles/seat'
import type { BotHelp } from './botHelp'
import { logProblem, reasonOf } from './log'
import { isPageHidden, onPageShown } from './pageShown'
import { seedFrom } from './seed'
import type { Session } from './session'

/**
 * The seed of a bot's answer to the question on the table, which does not give the game's seed away. It rests on
 * the actions before the question, so that it is the same in whatever order the seats answer.
 */
export const botSeed = ({ record, state }: Session, seat: Seat): string => {
  const before = record.actions.findLastIndex(({ offer }) => offer !== state.stage.offer) + 1
  return seedFrom(randomStream(record.seed, 'bot', state.hand, seat, before))
}

const specAt = ({ record, state }: Session, seat: Seat): PlayerSpec =>
  record.players[state.seating.players[seat]]

/** The bot that answers next. The person goes first: no bot takes a question away from under its hand. */
const botToAnswer = (session: Session): { seat: Seat; level: string } | null => {
  const owing = seatsOwing(session.state)
  if (owing.some((seat) => specAt(session, seat).kind === 'person')) return null
  for (const seat of owing) {
    const spec = specAt(session, seat)
    if (spec.kind === 'bot') return { seat, level: spec.level }
  }
  return null
}

export type DriverHost = {
  /** The game to drive; null while another tab plays it. */
  readonly session: () => Session | null
  readonly bots: Pick<BotHelp, 'decide'>
  /** How long what was last seen stays alone on the table, in ms. */
  readonly hold: () => number
  /** Plays an action; answers whether it was legal. */
  readonly play: (action: Action) => boolean
}

export type BotDriver = {
  /** To be called whenever the game has moved; `seen` when there was something to see. */
  readonly moved: (seen: boolean) => void
  /** To be called when the pace has changed. */
  readonly paceChanged: () => void
  readonly stop: () => void
}

const askedView = ({ rules, state }: Session, seat: Seat): PlayerView => viewFor(rules, state, seat)

const decisionOf = async (
  bots: DriverHost['bots'],
  session: Session,
  seat: Seat,
  level: string,
): Promise<Action> => {
  const { ruleSetId, options } = session.record
  const view = askedView(session, seat)
  try {
    const seed = botSeed(session, seat)
    return await bots.decide({ ruleSetId, options, level, view, seed })
  } catch (thrown) {
    logProblem('bot-failed', reasonOf(thrown))
    return fallbackAction(view)
  }
}

/** Lets the bots answer in time: at the chosen pace, only while the page is in view, whatever they do. */
export const createBotDriver = (host: DriverHost): BotDriver => {
  let question = 0
  let seenAt = 0
  let ready: Action | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const play = (session: Session, action: Action): void => {
    if (host.play(action)) return
    host.play(fallbackAction(askedView(session, action.seat)))
  }

  const arm = (): void => {
    const session = host.session()
    const action = ready
    clearTimeout(timer)
    if (!session || !action || isPageHidden()) return
    const wait = seenAt + host.hold() - performance.now()
    timer = setTimeout(play, action.type === 'pass' ? 0 : Math.max(0, wait), session, action)
  }

  const ask = async (): Promise<void> => {
    const session = host.session()
    const bot = session && botToAnswer(session)
    question += 1
    const mine = question
    ready = null
    clearTimeout(timer)
    if (!session || !bot) return
    const action = await decisionOf(host.bots, session, bot.seat, bot.level)
    if (mine !== question) return
    ready = action
    arm()
  }

  const forgetPage = onPageShown(() => {
    seenAt = performance.now()
    arm()
  })

  return {
    moved: (seen) => {
      if (seen) seenAt = performance.now()
      void ask()
    },
    paceChanged: arm,
    stop: () => {
      question += 1
      ready = null
      clearTimeout(timer)
      forgetPage()
    },
  }
}
