import type { Game } from '../../store/gameTypes'
import { Dialog } from '../app/Dialog'
import { useText } from '../app/text'
import { Log } from './Log'

/** The moves of this hand, as the person may know them. */
export const LogDialog = ({ game, onClose }: { game: Game; onClose: () => void }) => {
  const { log } = useText()
  return (
    <Dialog title={log.title} onClose={onClose}>
      <Log events={game.view.events} own={game.seat} />
    </Dialog>
  )
}
