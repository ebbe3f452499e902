import { useWords } from '../app/words'
import { Tile } from '../tile/Tile'
import { litKey } from './litTiles'
import type { Lit } from './litTiles'
import styles from './ShownHand.module.css'
import type { ShownGroup, ShownTile } from './shownHand'

/** Names a group as it lies: what it is, its tiles, and which of them won. */
const useGroupName = () => {
  const words = useWords()
  const tileName = ({ kind, winning = false }: ShownTile) =>
    winning ? `${words.tile(kind)} (${words.term('winning-tile')})` : words.tile(kind)
  return ({ role, tiles }: ShownGroup): string => {
    const names = tiles.map(tileName).join(', ')
    if (role === 'tiles' || role === 'single') return names
    return `${words.term(role === 'flowers' ? 'flower' : role)}: ${names}`
  }
}

type Props = {
  groups: readonly ShownGroup[]
  /** The tiles of the chosen line; null while none is chosen. */
  lit?: Lit | null
}

/** A hand laid open in groups, as wide as `--tile-width` makes its tiles. */
export const ShownHand = ({ groups, lit = null }: Props) => {
  const groupName = useGroupName()
  const litState = (key: string) => (lit?.has(key) ? 'yes' : 'no')
  return (
    <ul className={styles['hand']}>
      {groups.map((group, at) => (
        <li key={at}>
          <span
            className={styles['group']}
            data-role={group.role}
            data-declared={group.declared || undefined}
            role="img"
            aria-label={groupName(group)}
          >
            {group.tiles.map((tile, place) => (
              <span
                key={place}
                className={styles['tile']}
                data-on-top={tile.onTop}
                data-lit={lit ? litState(litKey(at, place)) : undefined}
              >
                <Tile
                  kind={tile.faceDown ? null : tile.kind}
                  turns={tile.across ? 1 : 0}
                  mark={tile.winning ? 'winning' : null}
                />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
