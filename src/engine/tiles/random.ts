import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

import { EngineError } from './error'

/** A stream of unbiased whole numbers: each call answers one from `low` to `high`, both included. */
export type RandomStream = (low: number, high: number) => number

const SEED = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]{1,64}$/u

/** Throws an EngineError unless the text is a seed: 1 to 64 printable characters. */
export const checkSeed = (seed: string): void => {
  if (!SEED.test(seed)) throw new EngineError('unreadable-seed', 'seed', seed)
}

/** 128 bits of a text: four 32-bit lanes, each fed every code unit and then stirred into the others. */
const hash128 = (text: string): [number, number, number, number] => {
  let [a, b, c, d] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 0x9e3779b1)
    b = c ^ Math.imul(b ^ unit, 0x85ebca77)
    c = d ^ Math.imul(c ^ unit, 0xc2b2ae3d)
    d = a ^ Math.imul(d ^ unit, 0x27d4eb2f)
  }
  for (let round = 0; round < 4; round += 1) {
    a = Math.imul(a ^ (d >>> 15), 0x9e3779b1)
    b = Math.imul(b ^ (a >>> 13), 0x85ebca77)
    c = Math.imul(c ^ (b >>> 16), 0xc2b2ae3d)
    d = Math.imul(d ^ (c >>> 14), 0x27d4eb2f)
  }
  const stuck = (a | b | c | d) === 0 // the generator never leaves the all-zero state
  return [a | 0, b | 0, c | 0, stuck ? 1 : d | 0]
}

/** The stream that belongs to a seed text and what it is for, as `('abc', 'hand', 3)`; always the same. */
export const randomStream = (
  seed: string,
  ...purpose: readonly (string | number)[]
): RandomStream => {
  const generator = xoroshiro128plusFromState(hash128(JSON.stringify([seed, ...purpose])))
  return (low, high) => uniformInt(generator, low, high)
}

/** A shuffled copy, every order equally likely. */
export const shuffled = <T>(items: readonly T[], random: RandomStream): T[] => {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const pick = random(0, last)
    const moved = result[last] as T
    result[last] = result[pick] as T
    result[pick] = moved
  }
  return result
}

/** Three dice. */
export type Dice = readonly [number, number, number]
export const throwDice = (random: RandomStream): Dice => [random(1, 6), random(1, 6), random(1, 6)]
export const diceSum = (dice: Dice): number => dice[0] + dice[1] + dice[2]
