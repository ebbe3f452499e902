import type { Player } from '../../engine/table/seating'
import type { BySeat } from '../../engine/tiles/seat'
import { useAmounts } from '../app/amounts'
import { Face } from '../app/Face'
import face from '../app/Face.module.css'
import { useCharacter, useWho } from '../app/people'
import { PLAYERS } from '../app/players'
import { placesOf } from '../app/standings'
import { useText } from '../app/text'
import styles from './Standings.module.css'

/** A face, or the room of one: the names stand below one another. */
const FaceOf = ({ player }: { player: Player }) => {
  const character = useCharacter(player)
  return character ? <Face of={character} /> : <span className={face['face']} />
}

/** The players of a game from the first to the last; `scores` is by player, equal ones share a place. */
export const Standings = ({ scores }: { scores: BySeat<number> }) => {
  const { lobby } = useText()
  const who = useWho()
  const { score } = useAmounts()
  const places = placesOf(scores)
  const placeOf = (player: number) => places[player] ?? 1
  return (
    <ol className={styles['standings']}>
      {PLAYERS.toSorted((a, b) => placeOf(a) - placeOf(b)).map((player) => (
        <li
          key={player}
          className={styles['player']}
          data-own={player === 0 || undefined}
          data-first={placeOf(player) === 1 || undefined}
        >
          <span className={styles['place']}>{lobby.place(placeOf(player))}</span>
          <span className={styles['name']}>
            <FaceOf player={player} />
            {who(player).name}
          </span>
          <span className={styles['score']}>{score(scores[player])}</span>
        </li>
      ))}
    </ol>
  )
}
