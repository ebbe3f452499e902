import { countsOf } from '../../src/engine/hand/counts'
import type { GameState, PlayerState } from '../../src/engine/table/state'
import type { RandomStream } from '../../src/engine/tiles/random'
import { shuffled } from '../../src/engine/tiles/random'
import { bySeat } from '../../src/engine/tiles/seat'
import type { Seat } from '../../src/engine/tiles/seat'
import { isFlower, kindOf } from '../../src/engine/tiles/tile'

/** The same state with all that is hidden from a seat dealt anew: the others' hands and the wall. */
export const reshuffleHidden = (state: GameState, seat: Seat, random: RandomStream): GameState => {
  const { line, front, back } = state.wall
  const left = line.slice(front, line.length - back)
  const others = ([0, 1, 2, 3] as const).filter((other) => other !== seat)
  const held = others.flatMap((other) => state.players[other].concealed)
  const mixed = shuffled([...left, ...held], random)
  const players = bySeat((other): PlayerState => {
    const player = state.players[other]
    if (other === seat) return player
    const concealed = player.concealed.map(() => {
      const at = mixed.findIndex((tile) => !isFlower(kindOf(tile)))
      return mixed.splice(at, 1)[0] as (typeof mixed)[number]
    })
    const drawn = player.drawn === null ? null : (concealed.at(-1) ?? null)
    return { ...player, concealed, counts: countsOf(concealed.map(kindOf)), drawn }
  })
  const wall = {
    ...state.wall,
    line: [...line.slice(0, front), ...mixed, ...line.slice(line.length - back)],
  }
  return { ...state, players, wall }
}
