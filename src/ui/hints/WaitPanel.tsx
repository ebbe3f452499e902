import { lazy, Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { WaitHint } from '../../bots/hints'
import type { TileKind } from '../../engine/tiles/tile'
import { useHints } from '../../store/hooks'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { Figure } from './Figure'
import { WaitCard } from './WaitCard'
import styles from './WaitPanel.module.css'

const WaitsExplained = lazy(async () => ({
  default: (await import('./WaitsExplained')).WaitsExplained,
}))

/** What the figures are about: pressed, it says what they mean. */
const Title = ({ children }: { readonly children: ReactNode }) => {
  const { hints } = useText().table
  const [explained, explain] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles['title']}
        title={hints.explain}
        aria-expanded={explained}
        onClick={() => explain(!explained)}
      >
        {children}
      </button>
      <Suspense>{explained && <WaitsExplained onClose={() => explain(false)} />}</Suspense>
    </>
  )
}

type WaitsProps = { readonly title: string; readonly waits: readonly WaitHint[] }

const Waits = ({ title, waits }: WaitsProps) => {
  const heading = useId()
  return (
    <section className={styles['panel']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['heading']}>
        <Title>{title}</Title>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key */}
      <ul className={styles['waits']} tabIndex={0} aria-labelledby={heading}>
        {waits.map((wait) => (
          <WaitCard key={wait.kind} wait={wait} />
        ))}
      </ul>
    </section>
  )
}

/**
 * The tiles that win, or how far the hand is from ready; while a tile is looked at whose discard leaves the hand
 * ready, those that win after it.
 */
export const WaitPanel = ({ looked }: { readonly looked: TileKind | null }) => {
  const { hints: texts } = useText().table
  const words = useWords()
  const hints = useHints()
  const after = hints?.readyDiscards.find(({ kind }) => kind === looked) ?? null
  const waits = after?.waits ?? hints?.waits ?? []
  if (waits.length > 0) {
    const title = after ? texts.ifDiscarded(words.tile(after.kind)) : texts.waits
    return <Waits title={title} waits={waits} />
  }
  if (!hints?.distance) return null
  return (
    <p>
      <Title>
        <Figure is="exact">{texts.away(hints.distance)}</Figure>
      </Title>
    </p>
  )
}
