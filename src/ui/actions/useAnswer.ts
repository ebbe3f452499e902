import { useCallback, useEffect, useRef } from 'react'
import type { Action } from '../../engine/table/action'
import { useGameActions } from '../../store/hooks'

/** Answers the table; says whether the answer went through. */
export type Answer = (action: Action) => boolean

/**
 * Lets through one answer a question, and none before the question has been on the screen: input meant
 * for the question before never answers the next one. `question` tells apart what bears the same offer.
 */
export const useAnswer = (offer: number | null, question: string): Answer => {
  const { answer } = useGameActions()
  const open = useRef<string | null>(null)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        open.current = question
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      open.current = null
    }
  }, [question])
  return useCallback(
    (action) => {
      if (action.offer !== offer || open.current !== question) return false
      open.current = null
      answer(action)
      return true
    },
    [answer, offer, question],
  )
}
