import { isOpenKong } from '../../hand/meld'
import type { ReadSet } from '../../hand/reading'
import { COPIES, HAND_TILE_KINDS, isSuited, rankOf, suitIndexOf } from '../../tiles/tile'
import type { TileKind } from '../../tiles/tile'
import type { Facts } from '../facts'
import { pairOf, tilesOfSet } from '../facts'
import type { Finder, Group } from '../pattern'
import { metBy, metTogether, metWhen } from '../pattern'

const SUIT_INDEXES = [0, 1, 2] as const

const suitedPongs = ({ pongs }: Facts): ReadSet[] => pongs.filter(({ tile }) => isSuited(tile))

const together = (sets: readonly ReadSet[]): Group => sets.flatMap(tilesOfSet)

/** Pongs whose three tiles were all drawn, and kongs of every kind. */
const concealedOrKong = ({ pongs }: Facts): Group[] =>
  pongs.filter(({ kind, drawn }) => kind === 'kong' || drawn).map(tilesOfSet)

/** Exactly so many pongs whose tiles were all drawn, concealed kongs counting as such. */
export const concealedPongs =
  (count: number): Finder =>
  ({ pongs }) => {
    const drawn = pongs.filter((pong) => pong.drawn)
    return metTogether(drawn.length === count, drawn.map(tilesOfSet))
  }

/** Exactly so many concealed pongs, every kong counting as one. */
export const concealedPongsOrKongs =
  (count: number): Finder =>
  (facts) => {
    if (facts.pongs.length < count) return null
    const groups = concealedOrKong(facts)
    return metTogether(groups.length === count, groups)
  }

/** Five concealed pongs or kongs; `pure` where no kong is open and the hand was self-drawn. */
const fiveConcealed =
  (pure: boolean): Finder =>
  (facts) => {
    if (facts.pongs.length < 5) return null
    const groups = concealedOrKong(facts)
    const isPure = facts.win.kind === 'self-draw' && !facts.win.melds.some(isOpenKong)
    return metTogether(groups.length === 5 && isPure === pure, groups)
  }

/** Five concealed pongs, no open kong, self-drawn. */
export const fiveConcealedSelfDrawn = fiveConcealed(true)
/** Five concealed pongs, with an open kong or won on somebody else's tile. */
export const fiveConcealedOpen = fiveConcealed(false)

/** The unbroken chains of consecutive pongs in one suit, each at its full length. */
const chainsOf = (facts: Facts): ReadSet[][] => {
  const chains: ReadSet[][] = []
  for (const set of suitedPongs(facts).toSorted((a, b) => a.tile - b.tile)) {
    const chain = chains.at(-1)
    const last = chain?.at(-1)?.tile
    const follows = last === set.tile - 1 && suitIndexOf(last) === suitIndexOf(set.tile)
    if (chain !== undefined && follows) chain.push(set)
    else chains.push([set])
  }
  return chains
}

/** Once for each chain of exactly so many consecutive pongs. */
export const sequentialPongs =
  (length: number): Finder =>
  (facts) => {
    if (facts.pongs.length < length) return null
    const chains = chainsOf(facts).filter((chain) => chain.length === length)
    return metBy(chains.map(together))
  }

/** The longest chain of consecutive pongs, of exactly so many; once. */
export const longestSequence =
  (length: number): Finder =>
  (facts) => {
    if (facts.pongs.length < length) return null
    const [longest = []] = chainsOf(facts).toSorted((a, b) => b.length - a.length)
    return metTogether(longest.length === length, [together(longest)])
  }

/** Whether the pair is of the chain's suit and next to one of its ends. */
const continues = (chain: readonly ReadSet[], pair: TileKind): boolean => {
  const ends = [(chain[0]?.tile ?? 0) - 1, (chain.at(-1)?.tile ?? 0) + 1]
  return ends.includes(pair) && suitIndexOf(pair) === suitIndexOf(chain[0]?.tile as TileKind)
}

/** Five consecutive pongs; the pair does not continue them. */
export const fiveSequentialPongs: Finder = (facts) => {
  if (facts.pongs.length < 5) return null
  const [chain = []] = chainsOf(facts)
  return metTogether(chain.length === 5 && !continues(chain, pairOf(facts)), [together(chain)])
}

/** Five consecutive pongs and a pair of their suit next to them. */
export const fiveSequentialPongsAndPair: Finder = (facts) => {
  if (facts.pongs.length < 5) return null
  const [chain = []] = chainsOf(facts)
  const pair = pairOf(facts)
  const met = chain.length === 5 && continues(chain, pair)
  return metTogether(met, [together(chain), [pair, pair]])
}

/** Once for each number of which there are pongs in exactly so many suits. */
export const sisterPongs =
  (suits: number): Finder =>
  (facts) => {
    if (facts.pongs.length < suits) return null
    const sets = suitedPongs(facts)
    const ranks = [...new Set(sets.map(({ tile }) => rankOf(tile)))]
    const sisters = ranks.map((rank) => sets.filter(({ tile }) => rankOf(tile) === rank))
    return metBy(sisters.filter((same) => same.length === suits).map(together))
  }

/** 111 and 999 of one suit, in exactly so many suits. */
export const terminalPongs =
  (suits: number): Finder =>
  (facts) => {
    if (facts.pongs.length < 2 * suits) return null
    const groups = SUIT_INDEXES.map((suit) =>
      suitedPongs(facts).filter(
        ({ tile }) => suitIndexOf(tile) === suit && (rankOf(tile) === 1 || rankOf(tile) === 9),
      ),
    ).filter((ends) => ends.length === 2)
    return metTogether(groups.length === suits, groups.map(together))
  }

/** Once for each kind whose four copies lie in exactly so many sets, the pair counting as one. */
export const fourIn =
  (places: number): Finder =>
  ({ counts, reading }) => {
    if (!counts.includes(COPIES)) return null
    const pairs = reading.pairs.map((pair) => [pair, pair])
    const groups = [...reading.sets.map(tilesOfSet), ...pairs]
    const spread = HAND_TILE_KINDS.filter(
      (kind) =>
        counts[kind] === COPIES && groups.filter((group) => group.includes(kind)).length === places,
    )
    return metBy(spread.map((kind) => Array.from({ length: COPIES }, () => kind)))
  }

/** Five pongs or kongs. */
export const allPongs: Finder = ({ pongs }) => metWhen(pongs.length === 5)

/** Once for each kong that was claimed or added to a pong. */
export const eachOpenKong: Finder = ({ pongs }) =>
  metBy(pongs.filter(({ made }) => made === 'claimed' || made === 'added').map(tilesOfSet))

/** Once for each concealed kong. */
export const eachConcealedKong: Finder = ({ pongs }) =>
  metBy(pongs.filter(({ made }) => made === 'concealed').map(tilesOfSet))
