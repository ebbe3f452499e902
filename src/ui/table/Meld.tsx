import { memo } from 'react'
import type { SeenMeld } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import type { ActionLabel } from '../../i18n/en/terms'
import type { Turns } from '../tile/Tile'
import { across } from './facing'
import styles from './Meld.module.css'
import { meldTiles } from './meldTiles'
import { PlacedTile } from './PlacedTile'

const KONGS: Record<'claimed' | 'added' | 'concealed', ActionLabel> = {
  claimed: 'kong',
  added: 'added-kong',
  concealed: 'concealed-kong',
}

/** Says what a meld is, of which tiles and from whom. */
const useMeldName = () => {
  const { meld: texts } = useText().table
  const words = useWords()
  const who = useWhoSits()
  return (meld: SeenMeld): string => {
    if (meld.kind === 'hidden-kong') return texts.hidden(words.action('concealed-kong'))
    const label = meld.kind === 'kong' ? KONGS[meld.made] : meld.kind
    const kinds = meld.kind === 'chow' ? meld.tiles.map(kindOf) : [meld.tile]
    const tiles = kinds.toSorted((a, b) => a - b).map(words.tile)
    const name = texts.of(words.action(label), tiles)
    return meld.claimed ? texts.from(name, who(meld.claimed.from)) : name
  }
}

type Props = { readonly meld: SeenMeld; readonly owner: Seat; readonly turns: Turns }

/** A set on the table; the claimed tile lies across, towards whom it came from. */
export const Meld = memo(({ meld, owner, turns }: Props) => {
  const name = useMeldName()
  return (
    <span
      className={styles['meld']}
      role="img"
      aria-label={name(meld)}
      data-hidden-kong={meld.kind === 'hidden-kong' ? owner : undefined}
      data-stacked={(meld.kind === 'kong' && meld.made === 'added') || undefined}
    >
      {meldTiles(meld, owner).map(({ id, turned, onTop }, at) => (
        <span key={id ?? -at - 1} className={styles['tile']} data-across={turned || undefined}>
          <PlacedTile id={id} turns={turned ? across(turns) : turns} />
          {onTop !== null && (
            <span className={styles['onTop']}>
              <PlacedTile id={onTop} turns={across(turns)} />
            </span>
          )}
        </span>
      ))}
    </span>
  )
})
Meld.displayName = 'Meld'
