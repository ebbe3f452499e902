import type { Path, Point, Step } from './path'

/** Reads path data with absolute M, L, Q, C and Z only. */
export const parse = (data: string): Path =>
  [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, numbers]) => {
    const values = numbers!.trim().split(/\s+/).filter(Boolean).map(Number)
    const points = values.flatMap((x, index): Point[] =>
      index % 2 ? [] : [[x, values[index + 1]!]],
    )
    return { letter: letter as Step['letter'], points }
  })

const joined = (values: readonly number[]): string =>
  values.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('')

const SMOOTH = { Q: 't', C: 's' } as const

/** Where the pen is, where the outline began, and the last handle with the kind of curve it bent. */
type Pen = { at: Point; start: Point; handle: Point; bent: Step['letter'] }

const near = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  Math.abs(ax - bx) <= 1 && Math.abs(ay - by) <= 1

const relative = (points: readonly Point[], [x, y]: Point): string =>
  joined(points.flatMap(([px, py]) => [px - x, py - y]))

/** A curve; where it goes on as smoothly as the last one, its first handle need not be written. */
const written = (letter: 'Q' | 'C', points: readonly Point[], pen: Pen): string => {
  const mirrored: Point = [pen.at[0] * 2 - pen.handle[0], pen.at[1] * 2 - pen.handle[1]]
  const smooth = pen.bent === letter && near(mirrored, points[0]!)
  pen.handle = letter === 'C' ? points[1]! : smooth ? mirrored : points[0]!
  if (smooth) return SMOOTH[letter] + relative(points.slice(1), pen.at)
  return letter.toLowerCase() + relative(points, pen.at)
}

const next = ({ letter, points }: Step, pen: Pen): string => {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  if (letter === 'Q' || letter === 'C') return written(letter, whole, pen)
  if (letter === 'M') return `M${joined(whole.flat())}`
  return letter.toLowerCase() + relative(whole, pen.at)
}

/** Path data in whole units, each step relative to where the last one ended. */
export const write = (path: Path): string => {
  const pen: Pen = { at: [0, 0], start: [0, 0], handle: [0, 0], bent: 'Z' }
  return path
    .map((step) => {
      const text = next(step, pen)
      const [x, y] = step.points.at(-1) ?? pen.start
      pen.at = [Math.round(x), Math.round(y)]
      if (step.letter === 'M') pen.start = pen.at
      pen.bent = step.letter
      return text
    })
    .join('')
}
