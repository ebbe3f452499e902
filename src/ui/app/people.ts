import { createContext, useContext } from 'react'
import type { Player, Seating } from '../../engine/table/seating'
import type { Seat } from '../../engine/tiles/seat'
import type { Who } from '../../i18n/who'
import { useSetting } from '../../store/hooks'
import type { Character } from '../../store/settings'
import { useText } from './text'

/** Who sits where in the game that is shown below here. */
export const SeatingContext = createContext<Seating | null>(null)

const useSeating = (): Seating => {
  const seating = useContext(SeatingContext)
  if (!seating) throw new Error('Somebody is named where nobody sits')
  return seating
}

const characterOf = (player: Player, opponents: readonly Character[]): Character | null =>
  opponents[player - 1] ?? null

/** Speaks of a player: the person is player 0. */
export const useWho = (): ((player: Player) => Who) => {
  const { app } = useText()
  const opponents = useSetting('opponents')
  return (player) => {
    const character = characterOf(player, opponents)
    return { you: player === 0, name: character ? app.people[character] : app.you }
  }
}

/** Speaks of whoever sits at a seat. */
export const useWhoSits = (): ((seat: Seat) => Who) => {
  const who = useWho()
  const seating = useSeating()
  return (seat) => who(seating.players[seat])
}

/** Whose face a player has; null for the person's own. */
export const useCharacter = (player: Player): Character | null =>
  characterOf(player, useSetting('opponents'))

/** Whose face is seen at a seat; null for the person's own. */
export const useCharacterAt = (seat: Seat): Character | null =>
  useCharacter(useSeating().players[seat])
