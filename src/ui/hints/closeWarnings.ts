import type { ReadyDiscard } from '../../bots/hints'
import type { SeenMeld } from '../../engine/table/view'
import { isExposed } from '../../engine/hand/meld'
import type { TileKind } from '../../engine/tiles/tile'

const SETS = 5

/** What speaks against closing with a discard. */
export type CloseWarning = 'notReady' | 'barred' | 'lastMan'

/** Five sets on the table and none of them concealed: what pays as a Last Man hand, unless closed. */
const isLastMan = (melds: readonly SeenMeld[]): boolean =>
  melds.length === SETS && melds.every((meld) => meld.kind !== 'hidden-kong' && isExposed(meld))

/** What speaks against closing with a tile of this kind. `ready` is null while that is not known. */
export const closeWarnings = (
  kind: TileKind,
  ready: readonly ReadyDiscard[] | null,
  melds: readonly SeenMeld[],
): CloseWarning[] => {
  const after = ready?.find((discard) => discard.kind === kind)
  const warnings: CloseWarning[] = []
  if (ready && !after) warnings.push('notReady')
  if (after?.waits.every((wait) => wait.barredByClosing)) warnings.push('barred')
  if (isLastMan(melds)) warnings.push('lastMan')
  return warnings
}
