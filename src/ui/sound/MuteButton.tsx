import { useChangeSettings, useSetting } from '../../store/hooks'
import { IconButton } from '../app/IconButton'
import { useText } from '../app/text'

/** Turns the sound of the table off and on again. */
export const MuteButton = () => {
  const { sound } = useText()
  const muted = useSetting('muted')
  const change = useChangeSettings()
  return (
    <IconButton
      icon={muted ? 'muted' : 'sound'}
      name={muted ? sound.unmute : sound.mute}
      aria-keyshortcuts="V"
      onClick={() => change({ muted: !muted })}
    />
  )
}
