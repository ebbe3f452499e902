import type { SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'

export const CUES = [
  'wall',
  'dice',
  'deal',
  'draw',
  'discard',
  'close',
  'flower',
  'claim',
  'gong',
  'win',
  'other-win',
  'drawn-hand',
  'points',
] as const
/** What is heard at the table. */
export type Cue = (typeof CUES)[number]

const DEALS = 4

const cuesOfEvent = (event: SeenEvent, own: Seat): readonly Cue[] => {
  switch (event.event) {
    case 'dealt':
      return Array.from({ length: DEALS }, (): Cue => 'deal')
    case 'draw':
    case 'replacement':
      return ['draw']
    case 'flower':
      return ['flower', 'draw']
    case 'discard':
      return [event.close ? 'close' : 'discard']
    case 'chow':
    case 'pong':
      return ['claim']
    case 'kong':
    case 'concealed-kong':
    case 'added-kong':
      return ['gong']
    case 'win':
      if (event.falseMahjong) return ['drawn-hand']
      return [event.seat === own ? 'win' : 'other-win']
    case 'exhausted':
      return ['drawn-hand']
    default:
      return []
  }
}

/** Cues of tiles, one a flight and in the order of the flights. */
export const tileCues = (events: readonly SeenEvent[], own: Seat): readonly Cue[] =>
  events.flatMap((event) => cuesOfEvent(event, own))
