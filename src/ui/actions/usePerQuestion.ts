import { useCallback, useState } from 'react'

/** State that belongs to one question of the table and is forgotten with it. */
export const usePerQuestion = <T>(question: string, initial: T): [T, (value: T) => void] => {
  const [kept, keep] = useState({ question, value: initial })
  const set = useCallback((value: T) => keep({ question, value }), [question])
  return [kept.question === question ? kept.value : initial, set]
}
