import type { TableEvent } from '../engine/table/event'
import type { Speed } from './settings'

const MOVE_MS: Record<Speed, number> = { slow: 1200, normal: 600, fast: 250, instant: 0 }
const CLAIM_FACTOR = 1.35

const CLAIMS: readonly TableEvent['event'][] = ['chow', 'pong', 'kong']

/** How long the last thing seen stays alone on the table before a bot moves; a claim a little longer. */
export const holdAfter = (
  events: readonly { event: TableEvent['event'] }[],
  speed: Speed,
): number =>
  MOVE_MS[speed] * (events.some(({ event }) => CLAIMS.includes(event)) ? CLAIM_FACTOR : 1)
