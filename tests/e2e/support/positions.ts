import type { Page } from '@playwright/test'
import { policyOf } from '../../../src/bots/levels'
import type { Action } from '../../../src/engine/table/action'
import { seatsOwing } from '../../../src/engine/table/legal'
import type { PlayerView } from '../../../src/engine/table/view'
import { viewFor } from '../../../src/engine/table/viewFor'
import { randomStream } from '../../../src/engine/tiles/random'
import type { Seat } from '../../../src/engine/tiles/seat'
import { entryOf } from '../../../src/store/entry'
import type { StartRequest } from '../../../src/store/gameTypes'
import { newSave } from '../../../src/store/playing'
import { openSession, played } from '../../../src/store/session'
import type { Session } from '../../../src/store/session'
import type { Entry } from '../../../src/store/shelf'

/** Answers for the person while a position is looked for; null leaves it to a bot. */
type Person = (view: PlayerView) => Action | null

export type Position = Partial<
  Pick<StartRequest, 'ruleSetId' | 'length' | 'levels' | 'practice'>
> & {
  /** What the person sees in it. */
  readonly wanted: (view: PlayerView) => boolean
  readonly person?: Person
}

const GAMES = 500
const BOTS = ['greedy', 'greedy', 'greedy'] as const

const legalIn = ({ choices }: PlayerView): Action[] =>
  choices.filter(({ refused }) => refused === null).map(({ action }) => action)

const answerOf = (session: Session, seat: Seat, view: PlayerView, person?: Person): Action => {
  const { rules, record, state } = session
  const goOn = legalIn(view).find(({ type }) => type === 'continue')
  const chosen = goOn ?? (seat === session.seat ? person?.(view) : null)
  if (chosen) return chosen
  const random = randomStream(record.seed, 'position', state.hand, record.actions.length)
  return policyOf('greedy')(rules, view, random)
}

/** Plays on until the person is asked something and sees what is wanted; null where the game ends before. */
const playTo = (opened: Session, { wanted, person }: Position): Session | null => {
  for (let session = opened; ;) {
    const [seat] = seatsOwing(session.state)
    if (seat === undefined) return null
    const view = viewFor(session.rules, session.state, seat)
    if (seat === session.seat && wanted(view)) return session
    session = played(session, answerOf(session, seat, view, person)).session
  }
}

/** The save of the first game that reaches a position. Throws when none of many does. */
const saveAt = (position: Position): Entry => {
  const { ruleSetId = 'worldwide', length = 'hand', levels = BOTS, practice = false } = position
  for (let game = 0; game < GAMES; game += 1) {
    const seed = `position ${game}`
    const save = newSave({ ruleSetId, length, seed, options: {}, practice, levels })
    const session = playTo(openSession(save.record), position)
    if (session) return entryOf(save, session)
  }
  throw new Error(`Not reached in ${GAMES} games: ${position.wanted.toString()}`)
}

const write = ({ id, game, summary }: Entry): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('sixteen')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'))
    opening.addEventListener('error', () => reject(new Error('The database does not open')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('games', 'readwrite')
      writing.objectStore('games').put(game, `game/${id}`)
      writing.objectStore('games').put(summary, `summary/${id}`)
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })

/** A page of the same origin in which no game runs yet. */
const BLANK = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }

/** Leaves a game in the wanted position where the page finds it. */
export const leaveGameAt = (page: Page, position: Position): Promise<void> =>
  page.evaluate(write, saveAt(position))

/** Sits down at a game that somebody left in the wanted position. */
export const resumeAt = async (page: Page, position: Position): Promise<void> => {
  await page.route('/blank', (route) => route.fulfill(BLANK))
  await page.goto('/blank')
  await leaveGameAt(page, position)
  await page.goto('/#/table')
}

/** The person may do something of this type. */
export const offers = (view: PlayerView, type: Action['type']): boolean =>
  legalIn(view).some((action) => action.type === type)

/** The person is to discard. */
export const ownTurn = (view: PlayerView): boolean => offers(view, 'discard')

/** The person may take a discard in each of these ways. */
export const claimOf =
  (...types: readonly Action['type'][]) =>
  (view: PlayerView): boolean =>
    view.stage.stage === 'claiming' && types.every((type) => offers(view, type))

const BEST_FIRST: readonly Action['type'][] = [
  ...(['concealed-kong', 'added-kong', 'kong', 'pong', 'chow'] as const),
  ...(['pass', 'discard'] as const),
]

/** Takes every set that it can get and never wins. */
export const takesEverything: Person = (view) => {
  const legal = legalIn(view)
  const found = BEST_FIRST.map((type) => legal.find((action) => action.type === type))
  return found.find((action) => action !== undefined) ?? null
}

/** The person may win, and it would count. */
export const winIn = ({ choices }: PlayerView): boolean =>
  choices.some(({ refused, worth }) => refused === null && worth?.falseMahjong === null)

/** How many ways of taking a discard the person is offered. */
export const claimsIn = (view: PlayerView): number =>
  view.stage.stage === 'claiming' ? legalIn(view).filter(({ type }) => type !== 'pass').length : 0
