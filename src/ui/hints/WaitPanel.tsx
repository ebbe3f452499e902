import { useId } from 'react'
import type { TileKind } from '../../engine/tiles/tile'
import { useHints } from '../../store/hooks'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { WaitCard } from './WaitCard'
import styles from './WaitPanel.module.css'

/** The tiles that win; while a tile is looked at whose discard leaves the hand ready, those after it. */
export const WaitPanel = ({ looked }: { readonly looked: TileKind | null }) => {
  const { hints: texts } = useText().table
  const words = useWords()
  const hints = useHints()
  const title = useId()
  const after = hints?.readyDiscards.find(({ kind }) => kind === looked) ?? null
  const waits = after?.waits ?? hints?.waits ?? []
  if (waits.length === 0) return null
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <h2 id={title} className={styles['title']}>
        {after ? texts.ifDiscarded(words.tile(after.kind)) : texts.waits}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key */}
      <ul className={styles['waits']} tabIndex={0} aria-labelledby={title}>
        {waits.map((wait) => (
          <WaitCard key={wait.kind} wait={wait} />
        ))}
      </ul>
    </section>
  )
}
