import { memo } from 'react'
import { isFlower, isHonour, TILE_TEXTS } from '../../engine/tiles/tile'
import type { TileKind } from '../../engine/tiles/tile'
import styles from './Tile.module.css'

/** The suited faces whose picture lies low to leave the corner to the figure; all honours do. */
const LOW: ReadonlySet<string> = new Set(['1p', '4p', '5p', '6p', '9p', '8s'])

const liesLow = (kind: TileKind): boolean => isHonour(kind) || LOW.has(TILE_TEXTS[kind]!)

/** Quarter turns of a face, counter-clockwise; the light stays where it is. */
export type Turns = 0 | 1 | 2 | 3

/** Why a tile stands out: the last discard, the tile that won, the one just drawn, the advised one. */
export type TileMark = 'last' | 'winning' | 'drawn' | 'hint'

type TileProps = {
  /** The face, or null for the back. */
  readonly kind: TileKind | null
  /** Accessible name; without one the tile is hidden from assistive tech, for its owner names it. */
  readonly label?: string | undefined
  /** How the tile lies: 1 is across, as the claimed tile of an own meld. */
  readonly turns?: Turns | undefined
  readonly mark?: TileMark | null | undefined
}

/** The picture of a face in two forms, and its corner figure; the style sheet chooses what shows. */
const Face = ({ kind }: { kind: TileKind }) => {
  const picture = `#${TILE_TEXTS[kind]}`
  return (
    <svg className={styles['face']} viewBox="0 0 600 800" aria-hidden focusable="false">
      <use className={styles['fine']} href={picture} />
      <use className={styles['small']} href={`${picture}-small`} />
      {!isFlower(kind) && <use className={styles['corner']} href={`${picture}-corner`} />}
    </svg>
  )
}

/**
 * One tile, as wide as `--tile-width` says: its body, its face and the badge of its mark. Below 28 px
 * it shows the bolder form of the face. An ancestor with `data-corner-figures="off"` hides the figures.
 */
export const Tile = memo(({ kind, label, turns = 0, mark = null }: TileProps) => (
  <span
    className={styles['tile']}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
    data-back={kind === null || undefined}
    data-turned={turns % 2 === 1 || undefined}
    data-turns={turns || undefined}
    data-mark={mark ?? undefined}
    data-low={(kind !== null && liesLow(kind)) || undefined}
  >
    <span className={styles['body']}>{kind !== null && <Face kind={kind} />}</span>
  </span>
))
Tile.displayName = 'Tile'
