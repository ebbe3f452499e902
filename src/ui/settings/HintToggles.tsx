import { useChangeSettings, useSettings } from '../../store/hooks'
import { Toggle } from '../app/Toggle'
import { useText } from '../app/text'
import { AdviceChoice } from './AdviceChoice'

/** The helps at the table: what each of them shows, and when. */
export const HintToggles = () => {
  const texts = useText().settings
  const { waitHint, worth } = useSettings()
  const change = useChangeSettings()
  return (
    <>
      <Toggle
        name={texts.waitHint}
        note={texts.waitHintNote}
        on={waitHint}
        onChange={(on) => change({ waitHint: on })}
      />
      <AdviceChoice />
      <Toggle
        name={texts.worth}
        note={texts.worthNote}
        on={worth}
        onChange={(on) => change({ worth: on })}
      />
    </>
  )
}
