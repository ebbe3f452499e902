import type { Action } from '../engine/table/action'
import { turnOf } from '../engine/table/history'
import type { PlayerView } from '../engine/table/view'
import { kindOf } from '../engine/tiles/tile'
import { answers, declareKong, discard } from './playout/play'
import type { Turn } from './playout/play'
import type { SetClaim } from './playout/sets'
import type { Playout } from './playout/style'
import type { World } from './playout/world'
import { mayTake } from './policy'
import { setClaimOf } from './setClaim'

/** A choice of the seat's that can be played out. */
export type Candidate = {
  readonly action: Action
  /** Makes the choice in a world; tells whose turn follows. */
  readonly begin: (playout: Playout, world: World) => Turn
}

const answer = (view: PlayerView, action: Action, claim: SetClaim | null): Candidate[] => {
  const { stage, seat } = view
  if (stage.stage !== 'claiming' || stage.on !== 'discard') return []
  const { from, tile } = stage
  const begin: Candidate['begin'] = (playout, world) =>
    answers(playout, world, from, kindOf(tile), { seat, claim })
  return [{ action, begin }]
}

const candidateOf = (view: PlayerView, action: Action): Candidate[] => {
  const { seat, stage } = view
  switch (action.type) {
    case 'discard': {
      const { close } = action
      const kind = kindOf(action.tile)
      const drawn = view.own.drawn === null ? null : kindOf(view.own.drawn)
      return [
        {
          action,
          begin: (playout, world) => discard(playout, world, seat, { kind, close }, drawn),
        },
      ]
    }
    case 'concealed-kong':
    case 'added-kong': {
      const made = action.type === 'concealed-kong' ? 'concealed' : 'added'
      const kong = { kind: 'kong', tile: action.kind, made } as const
      const kongs = turnOf(view.events, seat).kongs + 1
      return [{ action, begin: (playout, world) => declareKong(playout, world, seat, kong, kongs) }]
    }
    case 'chow':
    case 'pong':
    case 'kong':
      return stage.stage === 'claiming'
        ? answer(view, action, setClaimOf(action, kindOf(stage.tile)))
        : []
    case 'pass':
      return answer(view, action, null)
    default:
      return []
  }
}

const nameOf = (action: Action): string =>
  action.type === 'discard'
    ? `${kindOf(action.tile)}${action.close}`
    : `${action.type}${'with' in action ? action.with.join() : ''}${'kind' in action ? action.kind : ''}`

/** Everything that a seat may do and that can be played out; tiles of one kind count once. */
export const candidatesOf = (view: PlayerView): Candidate[] => {
  const named = new Map<string, Candidate>()
  for (const choice of view.choices) {
    if (!mayTake(choice)) continue
    const name = nameOf(choice.action)
    if (named.has(name)) continue
    for (const candidate of candidateOf(view, choice.action)) named.set(name, candidate)
  }
  return [...named.values()]
}
