/** Sets that a hand can need at most. */
export const MAX_SETS = 5
/** Where the entries with the pair begin: six without it come first, for 0 to five sets. */
export const WITH_PAIR = MAX_SETS + 1
export const ENTRIES = 2 * WITH_PAIR
/** More than any hand can lack. */
export const NEVER = 99

/**
 * What a part of a hand lacks: entry n is the number of tiles to draw before that part holds n sets,
 * entry `WITH_PAIR` + n the same with the pair. A set can always be had for three tiles and the pair
 * for two, of a kind that nobody holds: there are more of those kinds than a hand can need.
 */
export type Shortfall = Readonly<Uint8Array>

/** What a part lacks that holds nothing. */
export const EMPTY: Shortfall = Uint8Array.from({ length: ENTRIES }, (_, entry) =>
  entry < WITH_PAIR ? 3 * entry : 3 * (entry - WITH_PAIR) + 2,
)

/** What so many tiles of one honour lack: they can be a pong or the pair. */
export const shortfallOfHonour = (held: number): Shortfall =>
  EMPTY.map((nothing, entry) => {
    const pong = entry % WITH_PAIR > 0 ? Math.min(3, held) : 0
    const pair = entry >= WITH_PAIR ? Math.min(2, held) : 0
    return nothing - Math.max(pong, pair)
  })

/** Every two entries that make an entry of both parts together: one's, the other's, the one they make. */
const SHARES = Array.from({ length: ENTRIES ** 2 }, (_, i) => [
  i % ENTRIES,
  Math.floor(i / ENTRIES),
])
  .map(([one, other]) => [one as number, other as number] as const)
  .filter(([one, other]) => (one % WITH_PAIR) + (other % WITH_PAIR) <= MAX_SETS)
  .filter(([one, other]) => one < WITH_PAIR || other < WITH_PAIR)
  .flatMap(([one, other]) => [one, other, one + other])

/** Writes into `both` what two parts lack together, each doing its share. */
export const combine = (one: Shortfall, other: Shortfall, both: Uint8Array): void => {
  both.fill(NEVER)
  for (let i = 0; i < SHARES.length; i += 3) {
    const lack = (one[SHARES[i] as number] as number) + (other[SHARES[i + 1] as number] as number)
    const entry = SHARES[i + 2] as number
    if (lack < (both[entry] as number)) both[entry] = lack
  }
}
