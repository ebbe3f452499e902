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

/** Whether somebody would see the difference. */
export const isElsewhere = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 2

const shorterTurn = (turns: number): number =>
  ((turns + FULL_TURN + FULL_TURN / 2) % FULL_TURN) - FULL_TURN / 2

/** The transform that shows an element of spot `to` where `from` is. */
export const transformBetween = (from: Spot, to: Spot): string => {
  const scale = to.size > 0 ? from.size / to.size : 1
  const degrees = shorterTurn(from.turns - to.turns) * -90
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(${degrees}deg) scale(${scale})`
}
