import type { PlayerView } from '../../engine/table/view'
import { Dialog } from '../app/Dialog'
import { useText } from '../app/text'
import { PlayChapters } from './PlayChapters'
import { RowList } from './RowList'

type Props = { view: PlayerView; onClose: () => void }

/** The rules of the game on the table: how it is played, and every row that scores. */
export const RulesDialog = ({ view: { ruleSetId, options }, onClose }: Props) => {
  const { lobby, rules } = useText()
  return (
    <Dialog title={rules.title(lobby.ruleSets[ruleSetId]?.name ?? ruleSetId)} onClose={onClose}>
      <PlayChapters />
      <RowList ruleSetId={ruleSetId} options={options} />
    </Dialog>
  )
}
