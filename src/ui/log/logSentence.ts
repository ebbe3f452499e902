import type { SeenEvent } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import { sentenceOf } from '../table/sentences'
import type { Speech } from '../table/sentences'

/** One event in one sentence for the log, which tells the draws too; null for what leaves no trace. */
export const logSentence = (event: SeenEvent, speech: Speech): string | null => {
  if (event.event !== 'draw' && event.event !== 'replacement') return sentenceOf(event, speech)
  const { texts, words, who } = speech
  const tile = event.tile === null ? null : words.tile(kindOf(event.tile))
  return texts.log[event.event](who(event.seat), tile)
}
