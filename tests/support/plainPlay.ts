import { greedy } from '../../src/bots/greedy'
import { ownMelds } from '../../src/bots/sight'
import { countsOf } from '../../src/engine/hand/counts'
import { distanceOf } from '../../src/engine/hand/distance'
import type { Action } from '../../src/engine/table/action'
import { newGame } from '../../src/engine/table/game'
import { seatsOwing } from '../../src/engine/table/legal'
import { seatOfPlayer } from '../../src/engine/table/seating'
import { step } from '../../src/engine/table/step'
import type { PlayerView } from '../../src/engine/table/view'
import { viewFor } from '../../src/engine/table/viewFor'
import { randomStream } from '../../src/engine/tiles/random'
import { kindOf } from '../../src/engine/tiles/tile'
import { worldwide } from '../../src/rules/worldwide'

/** What the person meets in a hand that all four play plainly. */
export type PlainHand = {
  /** After how many draws of the person its hand waited; Infinity where it never did. */
  readonly readyAfter: number
  /** What was offered to the person, each kind once. */
  readonly offered: ReadonlySet<Action['type']>
  readonly flowers: number
  readonly won: boolean
}

const unused = randomStream('greedy draws no lots')

const waits = (view: PlayerView): boolean => {
  if (view.own.closed) return true
  const counts = countsOf(view.own.concealed.map(kindOf))
  return distanceOf(worldwide.scoring.shapes, counts, ownMelds(view)) === 0
}

const goOn = ({ choices }: PlayerView): Action | undefined =>
  choices.find(({ action }) => action.type === 'continue')?.action

/** Plays the first hand of a `worldwide` game with the greedy bot in every seat, the person's too. */
export const playPlainly = (seed: string): PlainHand => {
  let state = newGame(worldwide, { seed, length: 'hand' })
  const person = seatOfPlayer(state.seating, 0)
  const offered = new Set<Action['type']>()
  let draws = 0
  let readyAfter = Infinity
  for (let [seat] = seatsOwing(state); seat !== undefined; [seat] = seatsOwing(state)) {
    const view = viewFor(worldwide, state, seat)
    if (view.stage.stage === 'hand-over') break
    if (seat === person) {
      for (const { action, refused } of view.choices) if (!refused) offered.add(action.type)
    }
    const action = goOn(view) ?? greedy(worldwide, view, unused)
    const { state: after, events } = step(worldwide, state, action)
    state = after
    draws += events.filter((event) => event.event === 'draw' && event.seat === person).length
    const discarded = action.type === 'discard' && seat === person
    if (discarded && readyAfter === Infinity && waits(viewFor(worldwide, state, person))) {
      readyAfter = draws
    }
  }
  const [hand] = state.finished
  const won = hand !== undefined && hand.wins.some((win) => win.seat === person)
  return { readyAfter, offered, flowers: state.players[person].flowers.length, won }
}
