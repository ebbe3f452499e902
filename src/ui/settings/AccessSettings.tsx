import { useChangeSettings, useSettings } from '../../store/hooks'
import { MOTIONS } from '../../store/settings'
import { Choice } from '../app/Choice'
import { Toggle } from '../app/Toggle'
import { useText } from '../app/text'

/** What suits the eyes and hands of whoever plays. */
export const AccessSettings = () => {
  const texts = useText().settings
  const { motion, leftHanded } = useSettings()
  const change = useChangeSettings()
  return (
    <>
      <Choice
        legend={texts.motion}
        options={MOTIONS}
        names={texts.motions}
        value={motion}
        onChange={(chosen) => change({ motion: chosen })}
      />
      <Toggle
        name={texts.leftHanded}
        note={texts.leftHandedNote}
        on={leftHanded}
        onChange={(on) => change({ leftHanded: on })}
      />
    </>
  )
}
