import { createRoot } from 'react-dom/client'
import { ALL_KINDS } from '../../src/engine/tiles/tile'
import type { TileKind } from '../../src/engine/tiles/tile'
import { Tile } from '../../src/ui/tile/Tile'
import type { TileMark } from '../../src/ui/tile/Tile'
import { layPictures } from '../../src/ui/app/pictures'
import '../../src/ui/app/tokens.css'
import styles from './tileSheet.module.css'

const MARKS: readonly TileMark[] = ['last', 'winning', 'drawn', 'hint']
const asked = new URLSearchParams(location.search)
const width = Number(asked.get('width') ?? 48)
const root = document.documentElement

root.dataset['cornerFigures'] = asked.get('corners') ?? 'on'
root.dataset['theme'] = asked.get('theme') ?? 'light'
root.style.setProperty('--tile-width', `${width}px`)
root.style.setProperty('--columns', asked.get('columns') ?? '9')
root.style.setProperty('filter', asked.get('filter') ?? 'none')

void layPictures('tiles.svg')
createRoot(document.querySelector('#root')!).render(
  <div className={styles['sheet']}>
    {ALL_KINDS.map((kind) => (
      <Tile key={kind} kind={kind} />
    ))}
    <Tile kind={null} />
    {MARKS.map((mark, index) => (
      <Tile key={mark} kind={(index * 10) as TileKind} mark={mark} />
    ))}
    <Tile kind={ALL_KINDS[6]!} turns={1} />
    <Tile kind={ALL_KINDS[18]!} turns={3} mark="last" />
    <Tile kind={null} turns={1} />
  </div>,
)
