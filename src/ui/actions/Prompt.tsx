import type { SeenStage } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { Watching } from '../app/Watching'
import { useWords } from '../app/words'
import styles from './ClaimBar.module.css'
import type { Turn } from './useTurn'

/** What is asked of the person who does not discard, in a few words; empty between hands. */
const useQuestion = (stage: SeenStage): string => {
  const { act } = useText().table
  const words = useWords()
  const who = useWhoSits()
  if (stage.stage === 'flower-win') return words.here(act.flowerWin)
  if (stage.stage !== 'claiming') return ''
  const ask = stage.on === 'added-kong' ? words.here(act.rob) : act.claim
  return ask(who(stage.from), words.tile(kindOf(stage.tile)))
}

/** What the table waits for, in a few words. */
const usePrompt = ({ view }: Game, { offer, lifted, closing }: Turn): string => {
  const { act } = useText().table
  const words = useWords()
  const who = useWhoSits()
  const { own, stage } = view
  const question = useQuestion(stage)
  if (offer.id !== null) {
    if (lifted !== null) return act.tap
    if (closing) return act.closeNote
    if (offer.discards.size === 0) return question
    if (offer.win) return words.here(act.winOrChoose)
    return own.closed ? act.chooseClosed : act.choose
  }
  if (stage.stage === 'acting' || stage.stage === 'flower-win') return act.waiting(who(stage.seat))
  return stage.stage === 'claiming' ? act.waitingClaims : ''
}

/** The line above the choices. */
export const Prompt = ({ game, turn }: { readonly game: Game; readonly turn: Turn }) => {
  const prompt = usePrompt(game, turn)
  return game.readOnly ? <Watching /> : <p className={styles['prompt']}>{prompt}</p>
}
