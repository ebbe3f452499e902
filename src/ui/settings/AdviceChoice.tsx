import { useChangeSettings, useSetting } from '../../store/hooks'
import { ADVICE_MODES } from '../../store/settings'
import { Choice } from '../app/Choice'
import { useText } from '../app/text'
import choice from '../app/Choice.module.css'

/** When moves are weighed: never, after they have been made, or while they are asked for. */
export const AdviceChoice = () => {
  const texts = useText().settings
  const advice = useSetting('advice')
  const change = useChangeSettings()
  return (
    <div>
      <Choice
        legend={texts.advice}
        options={ADVICE_MODES}
        names={texts.adviceModes}
        value={advice}
        onChange={(chosen) => change({ advice: chosen })}
      />
      <p className={choice['note']}>{texts.adviceNotes[advice]}</p>
    </div>
  )
}
