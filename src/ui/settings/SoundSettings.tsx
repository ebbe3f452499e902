import { useId } from 'react'
import { useChangeSettings, useSettings } from '../../store/hooks'
import { Toggle } from '../app/Toggle'
import toggle from '../app/Toggle.module.css'
import { useText } from '../app/text'
import { ring } from '../sound/ring'
import { useVoice } from '../sound/voices'
import styles from './SettingsDialog.module.css'

const Volume = () => {
  const { sound } = useText()
  const { volume } = useSettings()
  const change = useChangeSettings()
  const slider = useId()
  return (
    <div className={styles['volume']}>
      <label className={toggle['name']} htmlFor={slider}>
        {sound.volume}
      </label>
      <input
        id={slider}
        type="range"
        step={5}
        value={volume}
        aria-valuetext={sound.percent(volume)}
        onChange={(event) => {
          change({ volume: Number(event.target.value), muted: false })
          ring('discard')
        }}
      />
    </div>
  )
}

/** Whether and how loud the table sounds, and whether moves are said aloud. */
export const SoundSettings = () => {
  const { sound } = useText()
  const { language, muted, spoken } = useSettings()
  const change = useChangeSettings()
  const voice = useVoice(language, 'taiwan')
  return (
    <>
      <Toggle name={sound.sounds} on={!muted} onChange={(on) => change({ muted: !on })} />
      <Volume />
      {voice && (
        <Toggle
          name={sound.spoken}
          note={sound.spokenNote}
          on={spoken}
          onChange={(on) => change({ spoken: on })}
        />
      )}
    </>
  )
}
