import type { Path } from './path'
import { map } from './path'
import { write } from './pathData'

/** Carved colours: the paint in the groove and the shade on its upper left wall. */
export const PAINTS = {
  ink: { main: '#1b2848', edge: '#070d1f' },
  blue: { main: '#1f479f', edge: '#0f2763' },
  green: { main: '#1c8a4d', edge: '#0b5129' },
  red: { main: '#c9262c', edge: '#7f0f17' },
  gold: { main: '#c58114', edge: '#85500a' },
  ivory: { main: '#f8f1df', edge: '#f8f1df' },
} as const
export type Paint = keyof typeof PAINTS

/** One colour of a drawing: a filled shape, or lines of a given width; `thicken` widens a shape. */
export type Layer = {
  readonly paint: Paint
  readonly path: Path
  readonly line?: number
  readonly thicken?: number
  /** Lies on top of other paint, so it has no walls of its own. */
  readonly flat?: boolean
}

/** The light that catches the lower right wall of a groove. */
const LIGHT = '#fffdf6'
const LIGHT_AT = 5
const PAINT_AT = 2

const attributes = ({ path, line, thicken }: Layer, colour: string): string => {
  const data = `d="${write(path)}"`
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  if (line !== undefined)
    return `${data} fill="none" stroke="${colour}" stroke-width="${line}" ${round}`
  if (thicken === undefined) return `${data} fill="${colour}"`
  return `${data} fill="${colour}" stroke="${colour}" stroke-width="${thicken}" ${round}`
}

/** Shifted in its data: the browser would take the picture apart at a transform. */
const drawn = (layer: Layer, colour: string, shift = 0): string => {
  const path = map(layer.path, ([x, y]) => [x + shift, y + shift])
  return `<path ${attributes({ ...layer, path }, colour)}/>`
}

/** A layer as a groove cut into the face: light below right, shade above left, paint between. */
const carved = (layer: Layer): string => {
  const { main, edge } = PAINTS[layer.paint]
  if (layer.flat || layer.paint === 'ivory') return drawn(layer, main, PAINT_AT)
  return drawn(layer, LIGHT, LIGHT_AT) + drawn(layer, edge) + drawn(layer, main, PAINT_AT)
}

/** Draws layers with carved walls, for faces big enough to show them. */
export const drawCarved = (layers: readonly Layer[]): string => layers.map(carved).join('')

/** Draws layers in plain paint, for small faces. */
export const drawPlain = (layers: readonly Layer[]): string =>
  layers.map((layer) => drawn(layer, PAINTS[layer.paint].main)).join('')

/** A filled shape. */
export const fill = (paint: Paint, ...paths: Path[]): Layer => ({ paint, path: paths.flat() })

/** A filled shape on top of other paint. */
export const onTop = (paint: Paint, ...paths: Path[]): Layer => ({
  ...fill(paint, ...paths),
  flat: true,
})

/** Lines of one width with round ends. */
export const strokes = (paint: Paint, line: number, ...paths: Path[]): Layer => ({
  paint,
  path: paths.flat(),
  line,
})
/** A face: with care for the near view, and plainer and bolder for the small one. */
export type Face = { readonly fine: readonly Layer[]; readonly small: readonly Layer[] }
