import { expect, it } from 'vitest'

import { newGame } from '../../../src/engine/table/game'
import { legalActions } from '../../../src/engine/table/legal'
import type { GameState } from '../../../src/engine/table/state'
import { randomStream } from '../../../src/engine/tiles/random'
import type { RandomStream } from '../../../src/engine/tiles/random'
import { seatAfter } from '../../../src/engine/tiles/seat'
import { kindOf } from '../../../src/engine/tiles/tile'
import { worldwide } from '../../../src/rules/worldwide'
import { anyAction, patientAction, playOn, thriftyAction } from '../../support/games'
import type { Chooser } from '../../support/games'
import { follow, newReferee, noFlowerHeld } from '../../support/referee'
import type { Referee } from '../../support/referee'
import { couldClaim, mayDo } from '../../support/refereeAnswers'

const asText = (words: readonly string[]): string =>
  words.toSorted((a, b) => a.localeCompare(b)).join()

/** Who was asked what about a tile, by the state and by the referee; only where nobody has answered yet. */
const askedBoth = (referee: Referee, { stage }: GameState): [string[], string[]] => {
  if (stage.stage !== 'claiming' || stage.asked.some(({ answer }) => answer !== null))
    return [[], []]
  const seats = [1, 2, 3].map((steps) => seatAfter(stage.from, steps))
  const expected = seats.map((seat) => `${seat}: ${asText(couldClaim(referee, seat, stage))}`)
  const actual = seats.map((seat) => {
    const could = stage.asked.find((asked) => asked.seat === seat)?.could ?? []
    return `${seat}: ${asText(could)}`
  })
  return [actual, expected]
}

const ownBoth = (referee: Referee, state: GameState): [string, string] => {
  const { stage } = state
  if (stage.stage !== 'acting') return ['', '']
  const { seat } = stage
  const actual = legalActions(worldwide, state, seat).flatMap((action) => {
    if (action.type === 'discard' || action.type === 'show-west') return []
    return 'kind' in action ? [`${action.type} ${action.kind}`] : [action.type]
  })
  const flowers = state.players[seat].flowers.length
  if (flowers >= 7) return ['', '']
  return [asText(actual), asText(mayDo(referee, seat))]
}

/** Throws what was just thrown, where it can, so that chases come about. */
const copycat =
  (calm: Chooser, random: RandomStream): Chooser =>
  (actions, state) => {
    const thrown = state.events.flatMap((event) =>
      event.event === 'discard' ? [kindOf(event.tile)] : [],
    )
    const same = actions.find(
      (action) => action.type === 'discard' && thrown.slice(-4).includes(kindOf(action.tile)),
    )
    return same !== undefined && random(0, 3) > 0 ? same : calm(actions, state)
  }

const STYLES = {
  any: anyAction,
  patient: patientAction,
  copycat: (random: RandomStream) => copycat(thriftyAction(random), random),
}

it.each(Object.entries(STYLES))(
  'a referee who keeps its own books agrees with every hand of players: %s',
  (style, chooser) => {
    let asked = 0
    for (let game = 0; game < 40; game += 1) {
      const referee = newReferee()
      const random = randomStream(`referee ${style} ${game}`, 'play')
      const start = newGame(worldwide, { seed: `referee ${style} ${game}`, length: 'hand' })
      playOn(worldwide, start, chooser(random), random, ({ events, state }) => {
        for (const event of events) follow(referee, event)
        expect([referee.faults, referee.due]).toEqual([[], []])
        const [actual, expected] = askedBoth(referee, state)
        expect(actual).toEqual(expected)
        asked += actual.length
        const [own, may] = ownBoth(referee, state)
        expect(own).toBe(may)
        expect(noFlowerHeld(referee) || state.stage.stage === 'hand-over').toBe(true)
      })
    }
    expect(asked).toBeGreaterThan(200)
  },
)
