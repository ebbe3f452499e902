import type { Game } from '../../store/gameTypes'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import styles from './ClaimBar.module.css'
import type { Turn } from './useTurn'

/** What the table waits for, in a few words. */
const usePrompt = ({ view, readOnly }: Game, { offer, lifted, closing }: Turn): string => {
  const { act } = useText().table
  const who = useWhoSits()
  const { stage } = view
  if (readOnly) return act.readOnly
  if (offer.id !== null) {
    if (lifted !== null) return act.tap
    if (closing) return act.closeNote
    return offer.discards.size > 0 ? act.choose : ''
  }
  if (stage.stage === 'acting' || stage.stage === 'flower-win') return act.waiting(who(stage.seat))
  return stage.stage === 'claiming' ? act.waitingClaims : ''
}

/** The line above the choices. */
export const Prompt = ({ game, turn }: { readonly game: Game; readonly turn: Turn }) => (
  <p className={styles['prompt']}>{usePrompt(game, turn)}</p>
)
