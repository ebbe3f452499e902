import type { Player } from '../../engine/table/seating'

/** The person, then the three others. */
export const PLAYERS: readonly Player[] = [0, 1, 2, 3]
