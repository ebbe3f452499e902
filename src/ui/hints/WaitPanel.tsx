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

type TitleProps = {
  readonly children: ReactNode
  readonly explained: boolean
  readonly onPress: () => void
}

/** What the figures are about: pressed, it says what they mean. */
const Title = ({ children, explained, onPress }: TitleProps) => (
  <button
    type="button"
    className={styles['title']}
    title={useText().table.hints.explain}
    aria-expanded={explained}
    onClick={onPress}
  >
    {children}
  </button>
)

type WaitsProps = { readonly title: string; readonly waits: readonly WaitHint[] }

const Waits = ({ title, waits }: WaitsProps) => {
  const heading = useId()
  const [explained, explain] = useState(false)
  const toggle = () => explain(!explained)
  return (
    <section className={styles['panel']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['heading']}>
        <Title explained={explained} onPress={toggle}>
          {title}
        </Title>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it scrolls, also by key; a tap does what the title does */}
      <ul className={styles['waits']} tabIndex={0} aria-labelledby={heading} onClick={toggle}>
        {waits.map((wait) => (
          <WaitCard key={wait.kind} wait={wait} />
        ))}
      </ul>
      <Suspense>{explained && <WaitsExplained waits={waits} onClose={toggle} />}</Suspense>
    </section>
  )
}

/** How many tiles the hand is from ready. */
const Distance = ({ tiles }: { readonly tiles: number }) => {
  const { hints } = useText().table
  const [explained, explain] = useState(false)
  const toggle = () => explain(!explained)
  return (
    <>
      <p>
        <Title explained={explained} onPress={toggle}>
          <Figure is="exact">{hints.away(tiles)}</Figure>
        </Title>
      </p>
      <Suspense>{explained && <WaitsExplained waits={[]} onClose={toggle} />}</Suspense>
    </>
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
  return <Distance tiles={hints.distance} />
}
