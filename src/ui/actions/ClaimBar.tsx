import { useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Game } from '../../store/gameTypes'
import { useGameActions } from '../../store/hooks'
import { useText } from '../app/text'
import styles from './ClaimBar.module.css'
import buttons from './ActionButton.module.css'
import { isCovered } from '../table/table'
import { AutoPassChip } from './AutoPassChip'
import { CloseToggle } from './CloseToggle'
import { Confirm } from './Confirm'
import { LowWin, useLowWin } from './LowWin'
import { MahjongButton } from './MahjongButton'
import { MoveButton } from './MoveButton'
import { PassButton } from './PassButton'
import { Prompt } from './Prompt'
import { keyOfMove, useClaimKeys } from './useClaimKeys'
import type { Turn } from './useTurn'
import { WhyNot } from './WhyNot'

type Props = {
  readonly game: Game
  readonly turn: Turn
  /** The choices leave all room to hints: in the own turn always, where they come and go. */
  readonly roomy: boolean
  /** Hints, beside the choices. */
  readonly children: ReactNode
}

/** What the person may do now, between the table and the hand. */
export const ClaimBar = ({ game, turn, roomy, children }: Props) => {
  const { table } = useText()
  const { undo } = useGameActions()
  const bar = useRef<HTMLElement>(null)
  const { offer, doubt, closing } = turn
  const { view, canUndo, record, readOnly } = game
  const low = useLowWin(offer.refused)
  const { size } = offer.closings
  const choices = [offer.win, low, ...offer.moves, size > 0, offer.pass].filter(Boolean).length
  const tools = [offer.refused.length > 0, record.practice].filter(Boolean).length
  useClaimKeys(bar, turn, record.practice ? undo : undefined)
  if (doubt) {
    const action = doubt.about === 'false-mahjong' ? doubt.choice.action : doubt.action
    return (
      <section
        ref={bar}
        className={styles['bar']}
        inert={isCovered(view)}
        aria-label={table.actions}
        data-bar=""
      >
        <Confirm doubt={doubt} onDo={() => turn.answer(action)} onBack={turn.dispel} />
      </section>
    )
  }
  return (
    <section
      ref={bar}
      className={styles['bar']}
      inert={isCovered(view)}
      data-bar=""
      aria-label={table.actions}
      data-claiming={offer.pass !== null || undefined}
      data-winning={offer.win !== null || undefined}
      data-many={choices > 3 || readOnly || undefined}
      data-full={choices > 5 || undefined}
      data-roomy={roomy || undefined}
      style={{ '--half': Math.ceil((choices + tools) / 2) } as CSSProperties}
    >
      <div className={styles['beside']}>
        {children}
        <Prompt game={game} turn={turn} />
      </div>
      <div className={styles['choices']}>
        {offer.win && (
          <MahjongButton choice={offer.win} stage={view.stage} onDeclare={turn.declare} />
        )}
        {low && <LowWin low={low} stage={view.stage} />}
        {offer.moves.map((choice) => (
          <MoveButton
            key={JSON.stringify(choice.action)}
            choice={choice}
            stage={view.stage}
            shortcut={keyOfMove(choice.action.type)}
            onTake={turn.take}
          />
        ))}
        {size > 0 && <CloseToggle on={closing} onToggle={turn.toggleClosing} />}
        {offer.pass && <PassButton pass={offer.pass} onPass={turn.answer} />}
      </div>
      <div className={styles['tools']}>
        {!readOnly && <AutoPassChip />}
        <WhyNot asks={offer.refused.length > 0} told={turn.why} onToggle={turn.toggleWhy} />
        {record.practice && !readOnly && (
          <button
            type="button"
            className={buttons['tool']}
            aria-keyshortcuts="U"
            disabled={!canUndo}
            onClick={undo}
          >
            {table.act.undo}
          </button>
        )}
      </div>
    </section>
  )
}
