import { useEffect, useState } from 'react'
import type { Game } from '../../store/gameTypes'
import { TIPS } from '../../store/guided'
import type { Tip } from '../../store/guided'
import { useChangeSettings, useHints, useSetting } from '../../store/hooks'
import { isDue, movesBy } from './due'

/** The tip on the screen, how often the person had moved when it came, and the tips before it. */
type Told = { readonly tip: Tip | null; readonly moves: number; readonly past: readonly Tip[] }

const NOTHING: Told = { tip: null, moves: 0, past: [] }

/**
 * The tip for what has just happened: it stays until it is dismissed, its moment is over, or the person has moved
 * on. Each is shown once.
 */
export const useTip = ({ view }: Game) => {
  const left = useSetting('tipsLeft')
  const change = useChangeSettings()
  const moment = { view, hints: useHints() }
  const [told, setTold] = useState(NOTHING)
  const moves = movesBy(view)
  const { past } = told
  const isWanted = (tip: Tip): boolean =>
    left.includes(tip) && !past.includes(tip) && isDue[tip](moment)
  const stays = told.tip !== null && told.moves === moves && isWanted(told.tip)
  const tip = stays ? told.tip : (TIPS.find((one) => one !== told.tip && isWanted(one)) ?? null)
  if (tip !== told.tip) {
    setTold({ tip, moves, past: told.tip === null ? past : [...past, told.tip] })
  }
  useEffect(() => {
    const rest = left.filter((one) => !past.includes(one))
    if (rest.length < left.length) change({ tipsLeft: rest })
  }, [left, past, change])
  return {
    tip,
    dismiss: () => change({ tipsLeft: left.filter((one) => one !== tip) }),
    skipAll: () => change({ tipsLeft: [] }),
  }
}
