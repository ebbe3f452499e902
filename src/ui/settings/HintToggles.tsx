import { useChangeSettings, useSettings } from '../../store/hooks'
import { Toggle } from '../app/Toggle'
import { useText } from '../app/text'

/** The helps at the table, each on or off. */
export const HintToggles = () => {
  const texts = useText().settings
  const { waitHint, discardHint, worth } = useSettings()
  const change = useChangeSettings()
  return (
    <>
      <Toggle
        name={texts.waitHint}
        note={texts.waitHintNote}
        on={waitHint}
        onChange={(on) => change({ waitHint: on })}
      />
      <Toggle
        name={texts.discardHint}
        note={texts.discardHintNote}
        on={discardHint}
        onChange={(on) => change({ discardHint: on })}
      />
      <Toggle
        name={texts.worth}
        note={texts.worthNote}
        on={worth}
        onChange={(on) => change({ worth: on })}
      />
    </>
  )
}
