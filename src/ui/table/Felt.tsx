import { memo } from 'react'
import type { CSSProperties } from 'react'
import type { PlayerView } from '../../engine/table/view'
import { windOf } from '../../engine/tiles/seat'
import { useText } from '../app/text'
import { Centre } from './Centre'
import type { Layout } from './facing'
import styles from './Felt.module.css'
import { Opponent } from './Opponent'
import { OwnTable } from './OwnTable'
import { PLACES, seatAt } from './places'
import { River } from './River'
import { areDrawn, lastDiscard } from './table'

type Props = { readonly view: PlayerView; readonly layout: Layout }

/** How many tiles the longest river holds: in the block of a strip all have as many rows as it needs. */
const longestRiver = ({ players }: PlayerView): CSSProperties => {
  const lengths = players.map(
    ({ discards }) => discards.filter(({ claimedBy }) => claimedBy === null).length,
  )
  return { '--longest': Math.max(...lengths) } as CSSProperties
}

/** The columns of the strip: who has many sets borrows room from the neighbours. */
const stripColumns = ({ players, seat }: PlayerView): CSSProperties => {
  const columns = (['left', 'opposite', 'right'] as const).map((place) =>
    players[seatAt(place, seat)].melds.length > 1 ? 'minmax(0, 1.3fr)' : 'minmax(0, 1fr)',
  )
  return { gridTemplateColumns: columns.join(' ') }
}

/** Everything that lies open on the table. */
export const Felt = memo(({ view, layout }: Props) => {
  const { table } = useText()
  const last = lastDiscard(view)
  return (
    <div className={styles['felt']}>
      <div
        className={styles['cloth']}
        data-layout={layout}
        data-strip={layout === 'round' ? undefined : ''}
        style={layout === 'upright' ? stripColumns(view) : undefined}
      >
        <OwnTable view={view} layout={layout} />
        <div
          className={styles['middle']}
          data-lifts=""
          style={layout === 'round' ? undefined : longestRiver(view)}
        >
          <Centre view={view} layout={layout} />
          {PLACES.map((place) => {
            const seat = seatAt(place, view.seat)
            return (
              <River
                key={place}
                seat={seat}
                wind={areDrawn(view) ? table.plate.winds[windOf(seat, view.dealer)] : ''}
                place={place}
                layout={layout}
                discards={view.players[seat].discards}
                last={last}
              />
            )
          })}
        </div>
        <Opponent view={view} place="right" layout={layout} />
        <Opponent view={view} place="opposite" layout={layout} />
        <Opponent view={view} place="left" layout={layout} />
      </div>
    </div>
  )
})
Felt.displayName = 'Felt'
