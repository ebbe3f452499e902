/** Where a tile is on the screen: its middle, its size, its quarter turns. */
export type Spot = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turns: number
}

const FULL_TURN = 4

/** The spot of an element; its size is the side of a square of the same area. */
export const spotOf = (element: HTMLElement): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: left + width / 2,
    y: top + height / 2,
    size: Math.sqrt(width * height),
    turns: Number(element.dataset['turns'] ?? 0),
  }
}

/** Whether a tile lies in another place, and is not only lifted a little, as under the pointer or the focus. */
export const isElsewhere = (a: Spot, b: Spot): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) > b.size / 5

const shorterTurn = (turns: number): number =>
  ((turns + FULL_TURN + FULL_TURN / 2) % FULL_TURN) - FULL_TURN / 2

const between = (a: number, b: number, way: number): number => a + (b - a) * way

/** Where something is on its way from one spot to another; `way` goes from 0 to 1. */
export const spotOnTheWay = (from: Spot, to: Spot, way: number): Spot => ({
  x: between(from.x, to.x, way),
  y: between(from.y, to.y, way),
  size: between(from.size, to.size, way),
  turns: to.turns + shorterTurn(from.turns - to.turns) * (1 - way),
})

/** The transform that shows an element of spot `to` where `from` is. */
export const transformBetween = (from: Spot, to: Spot): string => {
  const scale = to.size > 0 ? from.size / to.size : 1
  const degrees = shorterTurn(from.turns - to.turns) * -90
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${degrees}deg) scale(${scale})`
}
