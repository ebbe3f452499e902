import type { CSSProperties } from 'react'
import type { PlayerView } from '../../engine/table/view'
import { useText } from '../app/text'
import { breadth } from './breadth'
import type { Layout } from './facing'
import { Flowers } from './Flowers'
import { Meld } from './Meld'
import styles from './OwnTable.module.css'
import { SeatPlate } from './SeatPlate'
import { areDrawn } from './table'

type Props = { readonly view: PlayerView; readonly layout: Layout }

/** The person's sets; on a flat screen they stand beside the hand. */
export const OwnMelds = ({ view }: { readonly view: PlayerView }) =>
  view.players[view.seat].melds.map((meld, at) => (
    <Meld key={at} meld={meld} owner={view.seat} turns={0} />
  ))

/** What lies in front of the person: plate, sets and flowers. */
export const OwnTable = ({ view, layout }: Props) => {
  const { table } = useText()
  const own = view.players[view.seat]
  return (
    <section
      className={styles['own']}
      style={{ visibility: areDrawn(view) ? undefined : 'hidden' }}
      aria-label={table.ownTable}
    >
      <SeatPlate view={view} seat={view.seat} place="own" />
      <div
        className={styles['goods']}
        data-place="own"
        style={{ '--breadth': breadth(own, 0) } as CSSProperties}
      >
        {layout !== 'flat' && <OwnMelds view={view} />}
        <Flowers flowers={own.flowers} turns={0} />
      </div>
    </section>
  )
}
