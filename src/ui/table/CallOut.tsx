import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { Seat } from '../../engine/tiles/seat'
import { useGameStore } from '../../store/hooks'
import { useWords } from '../app/words'
import { callBy } from './callOuts'
import styles from './CallOut.module.css'

const HIDDEN = { opacity: 0, scale: 0.6 }
const SHOWN = { opacity: 1, scale: 1 }

/** What a player has just called, as a bubble beside its name; the same is spoken elsewhere. */
export const CallOut = ({ seat }: { readonly seat: Seat }) => {
  const words = useWords()
  const call = useGameStore(({ game }) => (game ? callBy(game.events, seat) : null))
  return (
    <AnimatePresence>
      {call && (
        <m.span
          key={call}
          className={styles['call']}
          aria-hidden="true"
          initial={HIDDEN}
          animate={SHOWN}
          exit={HIDDEN}
        >
          {words.action(call)}
        </m.span>
      )}
    </AnimatePresence>
  )
}
