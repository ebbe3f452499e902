import { useChangeSettings, useSetting } from '../../store/hooks'
import { CHARACTERS } from '../../store/settings'
import type { Character, Opponents } from '../../store/settings'
import { Face } from '../app/Face'
import { useText } from '../app/text'
import styles from './OpponentChoice.module.css'

/** The three with somebody at a place; who sat there takes the place that was left. */
const seatedAt = (opponents: Opponents, place: number, chosen: Character): Opponents => {
  const left = opponents[place] as Character
  const [first, second, third] = opponents.map((one, at) => {
    if (at === place) return chosen
    return one === chosen ? left : one
  }) as [Character, Character, Character]
  return [first, second, third]
}

/** Who the three others are: a name and a face for each place. */
export const OpponentChoice = () => {
  const { app, settings } = useText()
  const opponents = useSetting('opponents')
  const change = useChangeSettings()
  return (
    <fieldset>
      <legend className={styles['legend']}>{settings.opponents}</legend>
      <div className={styles['places']}>
        {opponents.map((seated, place) => (
          <label key={seated} className={styles['place']}>
            <Face of={seated} />
            <select
              aria-label={settings.opponent(place + 1)}
              value={seated}
              onChange={({ target }) => {
                const chosen = CHARACTERS.find((one) => one === target.value) ?? seated
                change({ opponents: seatedAt(opponents, place, chosen) })
              }}
            >
              {CHARACTERS.map((one) => (
                <option key={one} value={one}>
                  {app.people[one]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
