import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TABLE_COLOURS } from '../../../src/store/settings'

const read = (file: string): string =>
  readFileSync(new URL(`../../../src/ui/app/${file}`, import.meta.url), 'utf8')
const tokens = read('tokens.css')
const others = read('tableColours.css')

const COLOUR = /(--[\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g

/** The colours of a style sheet by name, in the light and in the dark. */
const coloursIn = (css: string) =>
  new Map(
    [...css.matchAll(COLOUR)].map(([, name, light, dark, both]) => [
      name!,
      { light: light ?? both!, dark: dark ?? both! },
    ]),
  )

const rulesOf = (colour: string): string =>
  new RegExp(`data-table='${colour}'\\] \\{([^}]*)\\}`).exec(others)?.[1] ?? ''

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: 21 between black and white. */
const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** How much black lies over the felt on a plate. */
const PLATE = 0.3

const shaded = (hex: string, black: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - black)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

describe.each(TABLE_COLOURS)('on %s', (colour) => {
  const colours = new Map([...coloursIn(tokens), ...coloursIn(rulesOf(colour))])
  const of = (name: string, theme: 'light' | 'dark'): string => colours.get(name)![theme]

  const grounds = ['--felt', '--felt-lit', '--felt-deep']
  const faintOn = (theme: 'light' | 'dark', inks: readonly string[], shade: number) =>
    inks.flatMap((ink) =>
      grounds
        .map((ground) => ({ ink, ground, on: shaded(of(ground, theme), shade) }))
        .filter(({ on }) => contrast(of(ink, theme), on) < 4.5),
    )

  test.each(['light', 'dark'] as const)('everything can be read in the %s', (theme) => {
    expect(faintOn(theme, ['--on-felt', '--on-felt-soft'], 0)).toEqual([])
  })

  test.each(['light', 'dark'] as const)('so can scores on their plates in the %s', (theme) => {
    expect(faintOn(theme, ['--on-felt', '--brass-lit'], PLATE)).toEqual([])
  })
})

test('each table has a felt of its own', () => {
  const felts = TABLE_COLOURS.map(
    (colour) =>
      (coloursIn(rulesOf(colour)).get('--felt') ?? coloursIn(tokens).get('--felt'))?.light,
  )
  expect(new Set(felts).size).toBe(TABLE_COLOURS.length)
})
