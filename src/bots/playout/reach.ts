import { kernel, suitClass } from '../../engine/hand/kernel'
import type { Kernel } from '../../engine/hand/kernel'
import { GROUP_SIZE, LOW, LOW_BITS, WEIGHTS } from '../../engine/hand/keys'
import { GROUP_COUNT, groupOf, HONOUR_GROUP } from '../../engine/hand/openHand'
import { MAX_SETS, NEVER, WITH_PAIR } from '../../engine/hand/shortfall'
import { levelsOf, specialLack, toggleLevel } from '../../engine/hand/specialLacks'
import type { Levels, SpecialShape } from '../../engine/hand/specialLacks'
import type { RuleSet } from '../../engine/table/ruleSet'
import { COPIES, HAND_KINDS, HAND_TILE_KINDS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import { changePlace } from './place'
import type { Place } from './place'

const classOf = (tables: Kernel, group: number, key: number): number =>
  group === HONOUR_GROUP
    ? (tables.honours[key] as number)
    : suitClass(tables, key & LOW, key >> LOW_BITS)

const join = ({ merged, closed }: Kernel, one: number, other: number): number =>
  merged[one * closed + other] as number

const lacks = (tables: Kernel, { melds }: Place, found: number): number =>
  tables.lacks[found * WITH_PAIR + MAX_SETS - melds.length] as number

/** The class of every group, and of the three others of each. */
const classes = new Int32Array(GROUP_COUNT)
const rest = new Int32Array(GROUP_COUNT)

const classify = (tables: Kernel, { keys }: Place): void => {
  for (let group = 0; group < GROUP_COUNT; group += 1) {
    classes[group] = classOf(tables, group, keys[group] as number)
  }
  const [a, b, c, d] = classes as unknown as [number, number, number, number]
  const [ab, cd] = [join(tables, a, b), join(tables, c, d)]
  rest[0] = join(tables, b, cd)
  rest[1] = join(tables, a, cd)
  rest[2] = join(tables, ab, d)
  rest[3] = join(tables, ab, c)
}

const leastSpecial = (
  specials: readonly SpecialShape[],
  levels: Levels,
  enough: number,
): number => {
  let least = enough
  for (const shape of specials) least = Math.min(least, specialLack(shape, levels, least))
  return least
}

/** Tiles that a hand lacks to be complete: 1 is ready, 0 complete. */
export const lackOfPlace = (place: Place): number => {
  const tables = kernel()
  const { keys, specials } = place
  const one = join(
    tables,
    classOf(tables, 0, keys[0] as number),
    classOf(tables, 1, keys[1] as number),
  )
  const other = join(
    tables,
    classOf(tables, 2, keys[2] as number),
    classOf(tables, 3, keys[3] as number),
  )
  const standard = lacks(tables, place, join(tables, one, other))
  return specials.length === 0 ? standard : leastSpecial(specials, levelsOf(place.counts), standard)
}

const lackWithChange = (place: Place, kind: TileKind, by: 1 | -1): number => {
  changePlace(place, kind, by)
  const lack = lackOfPlace(place)
  changePlace(place, kind, -by)
  return lack
}

/** Works out, between turns, how much a hand lacks and, once it is ready, what it waits for. */
export const settle = (place: Place): void => {
  place.lack = lackOfPlace(place)
  place.waits.fill(0)
  if (place.lack !== 1) return
  const { counts, waits } = place
  for (const kind of HAND_TILE_KINDS) {
    if (counts[kind] !== COPIES && lackWithChange(place, kind, 1) === 0) waits[kind] = 1
  }
}

/** By kind, what a hand of a turn lacks once that kind is discarded; only the kinds that it holds are set. */
const lackAfter = new Uint8Array(HAND_KINDS)

/** Drops the special shapes that have fallen behind, and tells what the discards leave of the others. */
const analyseSpecials = (place: Place, standard: number): number => {
  const { counts } = place
  const levels = levelsOf(counts)
  place.specials = place.specials.filter(
    (shape) => specialLack(shape, levels, standard + 1) <= standard,
  )
  let least = standard
  if (place.specials.length === 0) return least
  for (const kind of HAND_TILE_KINDS) {
    const held = counts[kind] as number
    if (held === 0) continue
    toggleLevel(levels, kind, held - 1)
    const lack = leastSpecial(place.specials, levels, lackAfter[kind] as number)
    toggleLevel(levels, kind, held - 1)
    lackAfter[kind] = lack
    if (lack < least) least = lack
  }
  return least
}

/** Asks of every discard what it leaves; tells the least that a hand of a turn lacks after one. */
export const leastLack = (place: Place): number => {
  const tables = kernel()
  const { counts, keys, specials } = place
  classify(tables, place)
  let least = NEVER
  for (const kind of HAND_TILE_KINDS) {
    if (counts[kind] === 0) continue
    const group = groupOf(kind)
    const left = classOf(tables, group, (keys[group] as number) - (WEIGHTS[kind] as number))
    const lack = lacks(tables, place, join(tables, rest[group] as number, left))
    lackAfter[kind] = lack
    if (lack < least) least = lack
  }
  return specials.length === 0 ? least : analyseSpecials(place, least)
}

/** What the hand that was asked about last lacks without a kind that it holds. */
export const lackWithout = (kind: TileKind): number => lackAfter[kind] as number

/** The class of what stands beside a group once the group `home` is left as `homeClass`. */
const besides = (tables: Kernel, group: number, home: number, homeClass: number): number => {
  if (group === home) return rest[home] as number
  let beside = homeClass
  for (let other = 0; other < GROUP_COUNT; other += 1) {
    if (other !== group && other !== home) beside = join(tables, beside, classes[other] as number)
  }
  return beside
}

/** By kind, whether drawing it would bring a hand nearer in a special shape. */
const nearerSpecially = new Uint8Array(HAND_KINDS)

/** Asks of every kind whether it brings a hand without `out` to lack no more than `target` in a special shape. */
const askSpecials = ({ counts, specials }: Place, out: TileKind, target: number): void => {
  nearerSpecially.fill(0)
  const levels = levelsOf(counts)
  toggleLevel(levels, out, (counts[out] as number) - 1)
  if (leastSpecial(specials, levels, target + 2) > target + 1) return
  for (const kind of HAND_TILE_KINDS) {
    const held = (counts[kind] as number) - (kind === out ? 1 : 0)
    if (held === COPIES) continue
    toggleLevel(levels, kind, held)
    if (leastSpecial(specials, levels, target + 1) <= target) nearerSpecially[kind] = 1
    toggleLevel(levels, kind, held)
  }
}

/**
 * How many of the tiles that its seat does not see bring the hand that was asked about last nearer, once `out` is
 * discarded.
 */
export const copiesWithout = (place: Place, out: TileKind, unseen: Uint8Array): number => {
  const tables = kernel()
  const target = (lackAfter[out] as number) - 1
  const special = place.specials.length > 0
  if (special) askSpecials(place, out, target)
  const home = groupOf(out)
  const homeKey = (place.keys[home] as number) - (WEIGHTS[out] as number)
  const homeClass = classOf(tables, home, homeKey)
  let copies = 0
  for (let group = 0; group < GROUP_COUNT; group += 1) {
    const beside = besides(tables, group, home, homeClass)
    const key = group === home ? homeKey : (place.keys[group] as number)
    const end = Math.min(HAND_KINDS, (group + 1) * GROUP_SIZE)
    for (let kind = group * GROUP_SIZE; kind < end; kind += 1) {
      const left = unseen[kind] as number
      if (left === 0) continue
      const drawn = classOf(tables, group, key + (WEIGHTS[kind] as number))
      const lack = lacks(tables, place, join(tables, beside, drawn))
      if (lack <= target || (special && nearerSpecially[kind] === 1)) copies += left
    }
  }
  return copies
}

/** The special shapes that a hand keeps when it closes. */
export const specialsClosed = (
  { scoring }: RuleSet,
  specials: readonly SpecialShape[],
): readonly SpecialShape[] =>
  specials.filter((shape) => !scoring.shapesBarredByClosing.includes(shape))

/** The special shapes that a hand without melds is no further from than from the standard one. */
export const specialsNear = (shapes: readonly SpecialShape[], place: Place): SpecialShape[] => {
  if (place.melds.length > 0 || shapes.length === 0) return []
  const standard = lackOfPlace({ ...place, specials: [] })
  const levels = levelsOf(place.counts)
  return shapes.filter((shape) => specialLack(shape, levels, standard + 1) <= standard)
}
