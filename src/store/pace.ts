import type { TableEvent } from '../engine/table/event'
import type { Speed } from './settings'

const MOVE_MS: Record<Speed, number> = { slow: 1200, normal: 600, fast: 250, instant: 0 }
const CLAIM_FACTOR = 1.35
/** A deal is longer to look at: the wall is built, the dice fall, and four times four tiles are dealt. */
const DEAL_FACTOR = 4.2

const FACTORS: Partial<Record<TableEvent['event'], number>> = {
  chow: CLAIM_FACTOR,
  pong: CLAIM_FACTOR,
  kong: CLAIM_FACTOR,
  dealt: DEAL_FACTOR,
}

/** How long the last thing seen stays alone on the table before a bot moves; a claim a little longer. */
export const holdAfter = (
  events: readonly { event: TableEvent['event'] }[],
  speed: Speed,
): number => MOVE_MS[speed] * Math.max(1, ...events.map(({ event }) => FACTORS[event] ?? 1))
