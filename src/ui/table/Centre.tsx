import type { PlayerView } from '../../engine/table/view'
import { windOf } from '../../engine/tiles/seat'
import { useSetting } from '../../store/hooks'
import { useText } from '../app/text'
import { Dice } from '../ceremony/Dice'
import { flightPace } from '../motion/pace'
import styles from './Centre.module.css'
import type { Layout } from './facing'
import { HandFacts } from './HandFacts'
import { PLACES, placeOf, seatAt } from './places'
import { StreakDie } from './StreakDie'
import { areDrawn, turnOf } from './table'
import { Wall } from './Wall'

type Props = { readonly view: PlayerView; readonly layout: Layout }

/** The middle of the table: the wall, and inside it what everybody needs to know of this hand. */
export const Centre = ({ view, layout }: Props) => {
  const { table } = useText()
  const { seat, dealer, wall } = view
  const turn = turnOf(view)
  const { lead } = flightPace(useSetting('speed'), { count: 0, dealt: true })
  const broken = view.events.find((event) => event.event === 'dice') ?? null
  return (
    <section className={styles['centre']} data-plate="pool" aria-label={table.centre}>
      <Wall
        own={seat}
        broken={broken}
        front={wall.front}
        back={wall.back}
        drawsLeft={view.drawsLeft}
      />
      {layout === 'round' && (
        <div className={styles['plate']}>
          {areDrawn(view) &&
            PLACES.map((place) => (
              <span
                key={place}
                className={styles['side']}
                style={{ gridArea: place }}
                data-turn={seatAt(place, seat) === turn || undefined}
                aria-hidden="true"
              >
                {table.plate.winds[windOf(seatAt(place, seat), dealer)]}
              </span>
            ))}
          <HandFacts view={view} />
        </div>
      )}
      {broken && (
        <span key={view.hand} className={styles['dice']}>
          <Dice values={broken.dice} thrownAfter={lead / 2} />
        </span>
      )}
      {layout === 'round' && view.streak > 0 && (
        <span className={styles['streak']} data-place={placeOf(dealer, seat)}>
          <StreakDie streak={view.streak} />
        </span>
      )}
    </section>
  )
}
