import { useEffect, useRef } from 'react'
import type { SeenEvent } from '../../engine/table/view'
import { kindOf } from '../../engine/tiles/tile'
import { textsOfRuleSet } from '../../i18n/ruleSets'
import type { Game } from '../../store/gameTypes'
import { useSettings } from '../../store/hooks'
import { useWords } from '../app/words'
import type { Words } from '../app/words'
import { callOf } from '../table/callOuts'
import { say, useVoice } from './voices'

/** What a player says with an event, as at a table: the tile, or the name of the call. */
const spokenOf = (words: Words, event: SeenEvent): string => {
  const call = callOf(event)
  const tile = event.event === 'discard' ? words.tile(kindOf(event.tile)) : null
  return [call && words.action(call), tile].filter((part) => part !== null).join(' ')
}

/** Lets the moves of a step be said aloud, where the person asked for it and the device has a voice. */
export const useSpokenMoves = ({ step, events, record }: Game): void => {
  const { language, spoken, muted, volume } = useSettings()
  const words = useWords()
  const voice = useVoice(language, textsOfRuleSet(record.ruleSetId).wording)
  const said = useRef(step)
  useEffect(() => {
    if (said.current === step) return
    said.current = step
    const text = events.map((event) => spokenOf(words, event)).findLast((part) => part !== '')
    const silent = !spoken || muted || volume === 0 || document.hidden
    if (!silent && voice && text !== undefined) say(text, voice, volume)
    // oxlint-disable-next-line react/exhaustive-deps -- a step is said once
  }, [step])
}
