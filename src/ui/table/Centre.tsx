import type { PlayerView } from '../../engine/table/view'
import { windOf } from '../../engine/tiles/seat'
import { useText } from '../app/text'
import styles from './Centre.module.css'
import { PLACES, placeOf, seatAt } from './places'
import { StreakDie } from './StreakDie'
import { turnOf } from './table'
import { Wall } from './Wall'
import { tilesLeft } from './wallSides'

/** The middle of the table: the wall round what everybody needs to know of this hand. */
export const Centre = ({ view }: { readonly view: PlayerView }) => {
  const { app, table } = useText()
  const { plate } = table
  const { seat, dealer, wall } = view
  const turn = turnOf(view)
  const broken = view.events.find((event) => event.event === 'dice') ?? null
  return (
    <section className={styles['centre']} aria-label={table.centre}>
      <Wall own={seat} broken={broken} front={wall.front} back={wall.back} />
      <div className={styles['plate']}>
        {PLACES.map((place) => (
          <span
            key={place}
            className={styles['side']}
            data-place={place}
            data-turn={seatAt(place, seat) === turn || undefined}
            aria-hidden="true"
          >
            {plate.winds[windOf(seatAt(place, seat), dealer)]}
          </span>
        ))}
        <p className={styles['round']}>
          <strong>{app.round(view.round)}</strong>
          <span>{app.hand(view.hand + 1)}</span>
        </p>
        <p className={styles['left']}>
          <strong>{tilesLeft(wall)}</strong>
          <span>{plate.left}</span>
        </p>
        <p className={styles['pool']}>
          <span>{plate.pool}</span> <strong>{view.pool}</strong>
        </p>
      </div>
      {view.streak > 0 && (
        <span className={styles['streak']} data-place={placeOf(dealer, seat)}>
          <StreakDie streak={view.streak} />
        </span>
      )}
    </section>
  )
}
