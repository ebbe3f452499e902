import { memo } from 'react'
import type { Seat } from '../../engine/tiles/seat'
import type { TileId } from '../../engine/tiles/tile'
import { kindOf } from '../../engine/tiles/tile'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import type { Turns } from '../tile/Tile'
import styles from './OpponentHand.module.css'
import { PlacedTile } from './PlacedTile'

type Props = {
  readonly seat: Seat
  readonly count: number
  readonly closed: boolean
  /** The tiles themselves, once the hand is over. */
  readonly open: readonly TileId[] | null
  /** Whether one tile more than the hand's own is in it. */
  readonly holdsDrawn: boolean
  readonly turns: Turns
}

/** The concealed tiles of another player: backs, or open at the end of the hand. */
export const OpponentHand = memo(({ seat, count, closed, open, holdsDrawn, turns }: Props) => {
  const { plate } = useText().table
  const words = useWords()
  const places = holdsDrawn ? count : count + 1
  const tiles: readonly (TileId | null)[] =
    open?.toSorted((a, b) => a - b) ?? Array.from({ length: places }, () => null)
  const backs = closed ? plate.closedHand(count) : plate.concealed(count)
  return (
    <span
      className={styles['hand']}
      role="img"
      aria-label={open ? plate.open(tiles.map((id) => words.tile(kindOf(id as TileId)))) : backs}
      data-hand={seat}
      data-open={open !== null || undefined}
      data-room={(!open && !holdsDrawn) || undefined}
    >
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      {closed && (
        <span className={styles['closed']} aria-hidden="true">
          {plate.closed}
        </span>
      )}
      {tiles.map((id, at) => (
        <span
          key={id ?? at}
          className={styles['tile']}
          data-back-at={open || at >= count ? undefined : at}
          data-drawn-back={holdsDrawn && !open && at === count - 1 ? seat : undefined}
          data-drawn-place={!open && at === places - 1 ? '' : undefined}
        >
          <PlacedTile id={id} turns={turns} />
        </span>
      ))}
    </span>
  )
})
OpponentHand.displayName = 'OpponentHand'
