import type { StoreApi } from 'zustand/vanilla'

import type { Advice } from '../bots/adviceTypes'
import type { AdviceRequest } from '../bots/service'
import type { Action } from '../engine/table/action'
import { randomStream } from '../engine/tiles/random'
import { adviceStore } from './adviceStore'
import type { Answered } from './adviceStore'
import type { Game } from './gameTypes'
import { logProblem, reasonOf } from './log'
import { seedFrom } from './seed'
import type { Settings } from './settings'

export type Adviser = {
  /** To be called with the game whenever it has something new to see. */
  readonly look: (game: Game) => void
  /** To be called with what the person answers, before it is played. */
  readonly answered: (action: Action) => void
  /** Forgets what was advised: the game goes back to an earlier moment. */
  readonly forget: () => void
  readonly stop: () => void
}

/** Whoever weighs a question. */
type Weigher = { readonly advice: (request: AdviceRequest) => Promise<Advice> }

/** What the table asks of the person: weighed or not, answered or not. */
type Question = {
  readonly game: Game
  readonly offer: number
  advice: Advice | null
  /** How often it was asked about. */
  tries: number
  taken: Action | null
}

/** What fails is tried once more. */
const TRIES = 2

const IN_PLAY = new Set(['acting', 'claiming', 'flower-win'])

/** After these the same turn goes on. */
const GOES_ON = new Set<Action['type']>([
  ...(['chow', 'pong', 'kong', 'concealed-kong', 'added-kong', 'show-west', 'peek'] as const),
])

const questionOf = (game: Game): Question | null => {
  const { view, readOnly } = game
  const legal = view.choices.filter(({ refused }) => refused === null)
  const [first] = legal
  if (readOnly || !first || legal.length < 2 || !IN_PLAY.has(view.stage.stage)) return null
  return { game, offer: first.action.offer, advice: null, tries: 0, taken: null }
}

/** Whether a decision has been in sight for long enough: the hand is over, or the person's next turn has begun. */
const isPast = ({ view, taken }: Answered, { view: now }: Game): boolean => {
  const { hand, seat, stage } = now
  if (hand !== view.hand || !IN_PLAY.has(stage.stage)) return true
  return stage.stage === 'acting' && stage.seat === seat && !GOES_ON.has(taken.type)
}

/** Whether there is anything to say: of a closed hand, nothing but that it may win. */
const knows = (advice: Advice | null): advice is Advice => (advice?.choices.length ?? 0) > 0

const isSame = (one: Question, other: Question): boolean =>
  one.offer === other.offer && one.game.view.hand === other.game.view.hand

const requestOf = ({ game, offer }: Question): AdviceRequest => {
  const { record, view } = game
  const { ruleSetId, options, seed } = record
  const stream = randomStream(seed, 'advice', view.hand, offer)
  return { ruleSetId, options, view, seed: seedFrom(stream) }
}

/**
 * Weighs every decision of the person as it is asked for, and shows as much of it as the setting allows. One
 * question at a time is worked on, the newest next.
 */
export const createAdviser = (bots: Weigher, settings: StoreApi<Settings>): Adviser => {
  let current: Game | null = null
  let question: Question | null = null
  let working: Question | null = null
  let last: Answered | null = null

  const publish = (): void => {
    const { advice: mode } = settings.getState()
    const open = mode === 'live' && question?.taken === null ? question : null
    const live = open && knows(open.advice) ? { view: open.game.view, advice: open.advice } : null
    if (!current || mode === 'off' || (last && isPast(last, current))) last = null
    const weighing = open !== null && !open.advice && (open === working || open.tries < TRIES)
    adviceStore.setState({ live, weighing, last })
  }

  const settle = ({ game, advice, taken }: Question): void => {
    if (knows(advice) && taken) last = { view: game.view, advice, taken }
  }

  const work = async (asked: Question): Promise<void> => {
    working = asked
    asked.tries += 1
    try {
      asked.advice = await bots.advice(requestOf(asked))
    } catch (thrown) {
      logProblem('hints-failed', reasonOf(thrown))
    }
    working = null
    settle(asked)
    publish()
    weigh()
  }

  const weigh = (): void => {
    const next = question
    if (working || !next || next.advice || next.taken || next.tries === TRIES) return
    if (settings.getState().advice !== 'off') void work(next)
  }

  const forgetSettings = settings.subscribe((now, before) => {
    if (now.advice === before.advice) return
    publish()
    weigh()
  })

  const forget = (): void => {
    if (working) working.taken = null
    question = null
    last = null
  }

  return {
    look: (game) => {
      current = game
      const asked = questionOf(game)
      if (!asked || !question || question.taken || !isSame(question, asked)) question = asked
      publish()
      weigh()
    },
    answered: (action) => {
      if (!question || action.offer !== question.offer) return
      question.taken = action
      settle(question)
    },
    forget,
    stop: () => {
      forgetSettings()
      forget()
      current = null
      publish()
    },
  }
}
