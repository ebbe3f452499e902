import { useCallback, useEffect, useRef } from 'react'
import type { Action } from '../../engine/table/action'
import { useGameActions } from '../../store/hooks'

/** Answers the table; says whether the answer went through. */
export type Answer = (action: Action) => boolean

/**
 * Lets through one answer a question, and none before the question has been on the screen: input meant
 * for the question before never answers the next one. `step` tells questions apart that bear the same id.
 */
export const useAnswer = (offer: number | null, step: number): Answer => {
  const { answer } = useGameActions()
  const open = useRef<number | null>(null)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        open.current = offer
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      open.current = null
    }
  }, [offer, step])
  return useCallback(
    (action) => {
      if (action.offer !== open.current) return false
      open.current = null
      answer(action)
      return true
    },
    [answer],
  )
}
