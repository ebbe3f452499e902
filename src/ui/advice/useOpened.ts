import { useState } from 'react'
import type { AdviceShown, Answered, Weighed } from '../../store/adviceStore'
import { useChangeSettings, useSetting } from '../../store/hooks'

/**
 * Whether rankings of now lie open, as the setting says, and which one does: that of now or, on demand, that of the last
 * move.
 */
export const useOpened = ({ live, last }: AdviceShown, docked: boolean) => {
  const open = useSetting('adviceOpen')
  const change = useChangeSettings()
  const [looked, look] = useState<Answered | null>(null)
  const now: Weighed | null = live ?? (docked ? last : null)
  const back = last !== null && last === looked ? last : null
  const opened = back ?? (open ? now : null)

  const toggle = (weighed: Weighed): void => {
    const goesBack = weighed === last && weighed !== now
    if (goesBack) look(back ? null : last)
    else {
      look(null)
      change({ adviceOpen: opened !== weighed })
    }
  }
  return { open, opened, toggle }
}
