import { useAmounts } from '../app/amounts'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import type { Speech } from './sentences'

/** What sentences about the game on the table are made with. */
export const useSpeech = (): Speech => ({
  texts: useText(),
  words: useWords(),
  amounts: useAmounts(),
  who: useWhoSits(),
})
