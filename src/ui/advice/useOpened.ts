import { useState } from 'react'
import type { AdviceShown, Answered, Weighed } from '../../store/adviceStore'
import { useChangeSettings, useSetting } from '../../store/hooks'

/** Which ranking lies open: that of now, folded as the setting says, or that of the last move, on demand. */
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
  return { opened, toggle }
}
