import type { Face } from '../paint'
import { fill, onTop, strokes } from '../paint'
import type { Point } from '../path'
import { circle, curve, leaf, outline } from '../path'

/** A swallow in a glide: head to the upper right, both wings swept back, a forked tail. */
const SWALLOW = outline(
  [
    [508, 346],
    [474, 330],
    [440, 318],
    [406, 332],
    [368, 346],
  ],
  [
    [368, 346],
    [262, 268],
    [70, 270],
  ],
  [
    [70, 270],
    [196, 322],
    [286, 404],
    [304, 470],
  ],
  [
    [304, 470],
    [240, 552],
    [84, 660],
  ],
  [
    [84, 660],
    [180, 630],
    [262, 586],
  ],
  [
    [262, 586],
    [220, 670],
    [196, 756],
  ],
  [
    [196, 756],
    [290, 650],
    [366, 540],
  ],
  [
    [366, 540],
    [430, 590],
    [486, 752],
  ],
  [
    [486, 752],
    [516, 590],
    [456, 446],
  ],
  [
    [456, 446],
    [478, 410],
    [480, 372],
    [508, 346],
  ],
)
const THROAT = outline(
  [
    [478, 374],
    [446, 360],
    [420, 388],
  ],
  [
    [420, 388],
    [452, 410],
    [474, 402],
    [478, 374],
  ],
)

const WILLOW = [
  curve([230, 36], [292, 130], [300, 250]),
  curve([330, 36], [410, 130], [420, 270]),
  curve([420, 40], [520, 250], [552, 330], [556, 470]),
]
const LEAVES: readonly (readonly [from: Point, first: number, second: number])[] = [
  [[272, 100], 128, 220],
  [[294, 170], 142, 214],
  [[378, 92], 120, 210],
  [[408, 160], 138, 212],
  [[502, 214], 150, 220],
  [[536, 290], 156, 212],
  [[554, 372], 162, 206],
]

/** A swallow under willow twigs. */
export const SPRING: Face = {
  fine: [
    strokes('green', 9, ...WILLOW),
    fill(
      'green',
      ...LEAVES.flatMap(([from, first, second]) => [
        leaf(from, first, 66, 24, 0.45),
        leaf(from, second, 66, 24, 0.45),
      ]),
    ),
    fill('ink', SWALLOW),
    onTop('red', THROAT),
    onTop('ivory', circle([452, 343], 8)),
  ],
  small: [
    strokes(
      'green',
      24,
      curve([60, 40], [120, 110], [130, 210]),
      curve([210, 40], [290, 110], [300, 230]),
    ),
    fill('ink', SWALLOW),
    fill('red', THROAT),
  ],
}
