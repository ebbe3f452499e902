import type { Choice } from '../../engine/table/action'
import type { SeenStage } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import { useAdvised } from '../advice/useAdvised'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { Tile } from '../tile/Tile'
import styles from './ActionButton.module.css'
import { labelOf, takenBy, useActionName, usePriceNote } from './useActionName'

type Props = {
  readonly choice: Choice
  readonly stage: SeenStage
  readonly shortcut: string | undefined
  readonly onTake: (choice: Choice) => void
}

/** A claim, a kong or an announcement, with the tiles that it takes; a claimed tile lies across. */
export const MoveButton = ({ choice, stage, shortcut, onTake }: Props) => {
  const { tile } = useText().table
  const words = useWords()
  const advised = useAdvised(choice.action)
  const name = useActionName(stage)
  const note = usePriceNote()(choice)
  const claimed = stage.stage === 'claiming' ? kindOf(stage.tile) : null
  return (
    <button
      type="button"
      className={styles['action']}
      aria-label={advised ? `${name(choice)}${tile.join}${tile.advised}` : name(choice)}
      data-advised={advised || undefined}
      aria-keyshortcuts={shortcut}
      data-move={choice.action.type}
      onClick={() => onTake(choice)}
    >
      <span className={styles['label']}>{words.action(labelOf(choice, stage))}</span>
      {note !== null && <span className={styles['note']}>{note}</span>}
      <span className={styles['tiles']}>
        {claimed !== null && <Tile kind={claimed} turns={1} />}
        {takenBy(choice, stage).map((kind, at) => (
          <Tile key={at} kind={kind} />
        ))}
      </span>
    </button>
  )
}
