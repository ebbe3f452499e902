import type { Face } from '../paint'
import { fill, onTop, strokes } from '../paint'
import type { Path, Point } from '../path'
import { circle, curve, leaf, outline } from '../path'

const FOOT: Point = [290, 756]

/** A long leaf that rises from the foot and bends over to its tip. */
const blade = (bend: Point, tip: Point, width: number): Path => {
  const half = width / 2
  const across = Math.sign(tip[0] - FOOT[0]) || 1
  return outline(
    [[FOOT[0] - 12, FOOT[1]], [bend[0] - half * across, bend[1] - half], tip],
    [tip, [bend[0] + half * across, bend[1] + half], [FOOT[0] + 12, FOOT[1]]],
  )
}

const BLADES = [
  blade([150, 480], [46, 540], 44),
  blade([200, 400], [76, 330], 44),
  blade([270, 420], [240, 220], 44),
  blade([400, 470], [552, 400], 44),
  blade([420, 560], [560, 600], 44),
]

/** A bloom with five slender petals. */
const bloom = (centre: Point, length: number, turn: number): Path[] =>
  [-92, -40, 8, 58, 108].map((degrees) => leaf(centre, degrees + turn, length, length * 0.36, 0.55))

const lip = (centre: Point, length: number, turn: number): Path =>
  leaf(centre, 188 + turn, length * 0.62, length * 0.42, 0.6)

const STALK = [curve([300, 740], [340, 520], [400, 330]), curve([322, 620], [250, 520], [190, 500])]

/** An orchid with arching leaves. */
export const ORCHID: Face = {
  fine: [
    fill('green', ...BLADES),
    strokes('ink', 12, ...STALK),
    fill('blue', ...bloom([402, 320], 128, 12), ...bloom([176, 520], 92, -20)),
    fill('red', lip([402, 320], 128, 12), lip([176, 520], 92, -20)),
    onTop('ivory', circle([402, 318], 13), circle([176, 520], 10)),
  ],
  small: [
    fill('green', ...BLADES),
    fill('blue', ...bloom([352, 372], 160, 4)),
    fill('red', lip([352, 372], 160, 4)),
  ],
}
