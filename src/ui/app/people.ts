import { createContext, useContext } from 'react'
import type { Player, Seating } from '../../engine/table/seating'
import type { Seat } from '../../engine/tiles/seat'
import type { Who } from '../../i18n/who'
import { useText } from './text'

/** Who sits where in the game that is shown below here. */
export const SeatingContext = createContext<Seating | null>(null)

/** Speaks of a player: the person is player 0. */
export const useWho = (): ((player: Player) => Who) => {
  const { app } = useText()
  return (player) => ({ you: player === 0, name: app.players[player] })
}

/** Speaks of whoever sits at a seat. */
export const useWhoSits = (): ((seat: Seat) => Who) => {
  const who = useWho()
  const seating = useContext(SeatingContext)
  if (!seating) throw new Error('Somebody is named where nobody sits')
  return (seat) => who(seating.players[seat])
}
