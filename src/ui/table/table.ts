import type { PlayerView } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'
import type { Reveal } from '../motion/useReveal'

/** Whether it is known who sits where: the ceremony draws it. */
export const areDrawn = ({ stage }: PlayerView): boolean => stage.stage !== 'ceremony'

/** Whether a paper lies over the table, or will once the end of the hand has been shown. */
export const isCovered = ({ stage }: PlayerView): boolean =>
  ['ceremony', 'hand-over', 'game-over'].includes(stage.stage)

/** Whose turn it is; null while claims are collected and between hands. */
export const turnOf = ({ stage }: PlayerView): Seat | null =>
  stage.stage === 'acting' || stage.stage === 'flower-win' ? stage.seat : null

/** The last discard, as long as it lies in its river. */
export const lastDiscard = ({ events, players }: PlayerView): TileId | null => {
  const last = events.findLast((event) => event.event === 'discard')
  if (!last) return null
  const lying = players[last.seat].discards.at(-1)
  return lying?.tile === last.tile && lying.claimedBy === null ? last.tile : null
}

/** The concealed tiles of a seat once the hand is over: a winner's as soon as it turns up, the others' then. */
export const openHand = (
  { stage, finished }: PlayerView,
  seat: Seat,
  reveal: Reveal = 'over',
): readonly TileId[] | null => {
  const hand = finished.at(-1)
  const over = stage.stage === 'hand-over' || stage.stage === 'game-over'
  if (!over || !hand || reveal === 'lifted') return null
  const open = reveal === 'over' || hand.wins.some((win) => win.seat === seat)
  return open ? hand.hands[seat].concealed : null
}

/** Whether a hand holds the tile that its owner has yet to discard. */
export const holdsDrawn = (count: number): boolean => count % 3 === 2
