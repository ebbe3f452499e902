import { useContext } from 'react'
import type { CSSProperties } from 'react'
import type { PlayerView } from '../../engine/table/view'
import { windOf } from '../../engine/tiles/seat'
import { useAmounts } from '../app/amounts'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { RevealContext } from '../motion/useReveal'
import { breadth } from './breadth'
import { facing } from './facing'
import type { Layout } from './facing'
import { Flowers } from './Flowers'
import { Meld } from './Meld'
import styles from './Opponent.module.css'
import { OpponentHand } from './OpponentHand'
import { seatAt } from './places'
import type { Place } from './places'
import { SeatPlate } from './SeatPlate'
import { areDrawn, holdsDrawn, openHand } from './table'

type Props = {
  readonly view: PlayerView
  readonly place: Exclude<Place, 'own'>
  readonly layout: Layout
}

/** Another player: plate, concealed tiles, sets and flowers. */
export const Opponent = ({ view, place, layout }: Props) => {
  const { app, table } = useText()
  const who = useWhoSits()
  const seat = seatAt(place, view.seat)
  const { count, melds, flowers, closed } = view.players[seat]
  const reveal = useContext(RevealContext)
  const turns = facing(place, layout)
  const wind = app.winds[windOf(seat, view.dealer)]
  const score = useAmounts().score(view.scores[seat])
  return (
    <section
      className={styles['opponent']}
      data-place={place}
      style={{ gridArea: place, visibility: areDrawn(view) ? undefined : 'hidden' }}
      aria-label={table.plate.seat(who(seat).name, wind, score)}
    >
      <SeatPlate view={view} seat={seat} place={place} />
      <div
        className={styles['goods']}
        data-place={place}
        data-many={melds.length > 1 || undefined}
        style={{ '--breadth': breadth(view.players[seat], count) } as CSSProperties}
      >
        <OpponentHand
          seat={seat}
          count={count}
          closed={closed}
          open={openHand(view, seat, reveal)}
          holdsDrawn={holdsDrawn(count)}
          turns={turns}
        />
        {melds.map((meld, at) => (
          <Meld key={at} meld={meld} owner={seat} turns={turns} />
        ))}
        <Flowers flowers={flowers} turns={turns} />
      </div>
    </section>
  )
}
