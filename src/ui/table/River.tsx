import { memo } from 'react'
import type { CSSProperties } from 'react'
import type { Discard } from '../../engine/table/state'
import type { Seat } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { across, facing } from './facing'
import type { Layout } from './facing'
import { PLACES } from './places'
import type { Place } from './places'
import { PlacedTile } from './PlacedTile'
import styles from './River.module.css'

type Props = {
  readonly seat: Seat
  readonly wind: string
  readonly place: Place
  readonly layout: Layout
  readonly discards: readonly Discard[]
  /** The discard that everybody looks at. */
  readonly last: TileId | null
}

/** What a player has discarded and nobody took, in rows; the tile that closed a hand lies across. */
export const River = memo(({ seat, wind, place, layout, discards, last }: Props) => {
  const { plate, tile } = useText().table
  const words = useWords()
  const who = useWhoSits()
  const turns = facing(place, layout)
  const lying = discards.filter(({ claimedBy }) => claimedBy === null)
  return (
    <ol
      className={styles['river']}
      data-place={place}
      style={{ '--place': place, '--row': PLACES.length - PLACES.indexOf(place) } as CSSProperties}
      aria-label={plate.river(who(seat))}
    >
      {layout !== 'round' && (
        <li className={styles['owner']} aria-hidden="true">
          {wind}
        </li>
      )}
      {lying.map(({ tile: id, close }) => {
        const name = words.tile(kindOf(id))
        return (
          <li key={id} className={styles['tile']}>
            <PlacedTile
              id={id}
              turns={close ? across(turns) : turns}
              mark={id === last ? 'last' : null}
              label={id === last ? tile.last(name) : name}
            />
          </li>
        )
      })}
    </ol>
  )
})
River.displayName = 'River'
