import { memo } from 'react'
import type { KeyboardEvent } from 'react'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId } from '../../engine/tiles/tile'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { useAdvisedTile } from '../advice/useAdvised'
import { Tile } from '../tile/Tile'
import styles from './HandTile.module.css'

type Props = {
  readonly id: TileId
  readonly drawn: boolean
  /** Lifted by a first tap. */
  readonly lifted: boolean
  readonly legal: boolean
  /** Its discard closes the hand. */
  readonly closes: boolean
  /** Its discard leaves the hand ready. */
  readonly ready: boolean
  /** Others are to be brought out. */
  readonly dim: boolean
  /** The one tile of the hand that Tab stops at. */
  readonly tabStop: boolean
}

const PRESSES = new Set(['Enter', ' '])

/** A key held down discards one tile. */
const holdBack = (event: KeyboardEvent): void => {
  if (event.repeat && PRESSES.has(event.key)) event.preventDefault()
}

/** A tile of the own hand: a button with the name of the tile. */
export const HandTile = memo((props: Props) => {
  const { id, drawn, lifted, legal, closes, ready, dim, tabStop } = props
  const { tile: texts } = useText().table
  const words = useWords()
  const advised = useAdvisedTile(id)
  const said = [
    words.tile(kindOf(id)),
    ...(drawn ? [texts.drawn] : []),
    ...(ready ? [texts.ready] : []),
    ...(advised ? [texts.advised] : []),
    ...(closes && legal ? [texts.closes] : []),
    ...(lifted ? [texts.lifted] : []),
  ]
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-label={said.join(texts.join)}
      aria-disabled={!legal || undefined}
      tabIndex={tabStop ? 0 : -1}
      data-hand-tile=""
      data-tile={id}
      data-drawn={drawn || undefined}
      data-lifted={lifted || undefined}
      data-advised={advised || undefined}
      data-dim={dim || undefined}
      onKeyDown={holdBack}
    >
      <Tile kind={kindOf(id)} mark={ready ? 'hint' : null} />
    </button>
  )
})
HandTile.displayName = 'HandTile'
