import { lazy, Suspense, useState } from 'react'
import { Choice } from '../app/Choice'
import { IconButton } from '../app/IconButton'
import { LANGUAGE_NAMES } from '../app/languageNames'
import { useText } from '../app/text'
import { useChangeSettings, useSetting } from '../../store/hooks'
import { LANGUAGES } from '../../store/settings'
import styles from './LobbyBar.module.css'

const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/SettingsDialog')).SettingsDialog,
}))

/** What is within reach before a game: the language, and everything else in the settings. */
export const LobbyBar = () => {
  const { settings } = useText()
  const language = useSetting('language')
  const change = useChangeSettings()
  const [open, setOpen] = useState(false)
  return (
    <>
      <header className={styles['bar']}>
        <Choice
          legend={settings.language}
          legendHidden
          languages
          options={LANGUAGES}
          names={LANGUAGE_NAMES}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
        />
        <IconButton icon="settings" name={settings.title} onClick={() => setOpen(true)} />
      </header>
      <Suspense>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
