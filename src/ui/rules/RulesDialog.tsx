import { Dialog } from '../app/Dialog'
import { useRuleSet } from '../app/ruleSet'
import { useText } from '../app/text'
import { HouseRulesInUse } from './HouseRulesInUse'
import { PlayChapters } from './PlayChapters'
import { RowList } from './RowList'

/** The rules of the game on the table: how it is played, and every row that scores. */
export const RulesDialog = ({ onClose }: { onClose: () => void }) => {
  const { lobby, rules } = useText()
  const { id } = useRuleSet()
  return (
    <Dialog title={rules.title(lobby.ruleSets[id]?.name ?? id)} onClose={onClose}>
      <HouseRulesInUse />
      <PlayChapters />
      <RowList />
    </Dialog>
  )
}
