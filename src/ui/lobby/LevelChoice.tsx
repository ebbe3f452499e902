import { useSetting } from '../../store/hooks'
import { OFFERED_LEVELS } from '../../store/levels'
import type { Levels } from '../../store/levels'
import { Face } from '../app/Face'
import { useWho } from '../app/people'
import { PLAYERS } from '../app/players'
import { useText } from '../app/text'
import styles from './NewGame.module.css'
import type { NewGameForm } from './useNewGame'

/** How well each of the three others plays. */
export const LevelChoice = ({ newGame: { choice, change } }: { newGame: NewGameForm }) => {
  const { lobby } = useText()
  const who = useWho()
  const opponents = useSetting('opponents')
  const { levels } = choice
  const choose = (place: number, wanted: string) => {
    const level = OFFERED_LEVELS.find((one) => one === wanted)
    const [first, second, third] = levels.map((now, at) =>
      level !== undefined && at === place ? level : now,
    ) as [...Levels]
    change({ levels: [first, second, third] })
  }
  return (
    <fieldset className={styles['ruleSet']}>
      <legend className={styles['label']}>{lobby.strength}</legend>
      <div className={styles['levels']}>
        {PLAYERS.slice(1).map((player, place) => (
          <label key={player}>
            <span className={styles['person']}>
              <Face of={opponents[place]!} />
              {who(player).name}
            </span>
            <select
              className={styles['select']}
              aria-label={lobby.strengthOf(who(player).name)}
              value={levels[place]}
              onChange={({ target }) => choose(place, target.value)}
            >
              {OFFERED_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {lobby.levels[level]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={styles['note']}>{lobby.strengthNote}</p>
    </fieldset>
  )
}
