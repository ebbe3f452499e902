import { useChangeSettings, useSetting } from '../../store/hooks'
import { LANGUAGES } from '../../store/settings'
import { Choice } from '../app/Choice'
import { Dialog } from '../app/Dialog'
import { LANGUAGE_NAMES } from '../app/languageNames'
import { useText } from '../app/text'
import { AccessSettings } from './AccessSettings'
import { Group } from './Group'
import { HintToggles } from './HintToggles'
import { LookSettings } from './LookSettings'
import { PlaySettings } from './PlaySettings'
import { SoundSettings } from './SoundSettings'
import styles from './SettingsDialog.module.css'

/** Everything that can be set; each change takes effect at once and is kept. */
export const SettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const { settings: texts, sound } = useText()
  const language = useSetting('language')
  const change = useChangeSettings()
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles['groups']}>
        <Choice
          legend={texts.language}
          languages
          options={LANGUAGES}
          names={LANGUAGE_NAMES}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
        />
        <Group title={texts.play}>
          <PlaySettings />
        </Group>
        <Group title={texts.hints}>
          <HintToggles />
        </Group>
        <Group title={texts.look}>
          <LookSettings />
        </Group>
        <Group title={sound.title}>
          <SoundSettings />
        </Group>
        <Group title={texts.access}>
          <AccessSettings />
        </Group>
      </div>
    </Dialog>
  )
}
