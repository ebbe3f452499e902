import type { PlayerView } from '../../engine/table/view'
import { useText } from '../app/text'
import { Flowers } from './Flowers'
import { Meld } from './Meld'
import styles from './OwnTable.module.css'
import { SeatPlate } from './SeatPlate'

/** What lies in front of the person: plate, sets and flowers. */
export const OwnTable = ({ view }: { readonly view: PlayerView }) => {
  const { table } = useText()
  const { melds, flowers } = view.players[view.seat]
  return (
    <section className={styles['own']} aria-label={table.ownTable}>
      <SeatPlate view={view} seat={view.seat} place="own" />
      <div className={styles['goods']} data-place="own">
        {melds.map((meld, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- melds are only ever added
          <Meld key={at} meld={meld} owner={view.seat} turns={0} />
        ))}
        <Flowers flowers={flowers} turns={0} />
      </div>
    </section>
  )
}
