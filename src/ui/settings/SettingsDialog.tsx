import { useId } from 'react'
import type { ReactNode } from 'react'
import { useChangeSettings, useSettings } from '../../store/hooks'
import { LANGUAGES, MOTIONS, SPEEDS, THEMES } from '../../store/settings'
import { Choice } from '../app/Choice'
import { Dialog } from '../app/Dialog'
import { LANGUAGE_NAMES } from '../app/languageNames'
import { Toggle } from '../app/Toggle'
import { useText } from '../app/text'
import { HintToggles } from './HintToggles'
import styles from './SettingsDialog.module.css'

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h3 id={heading} className={styles['heading']}>
        {title}
      </h3>
      {children}
    </section>
  )
}

const PlaySettings = () => {
  const texts = useText().settings
  const { speed, sort } = useSettings()
  const change = useChangeSettings()
  return (
    <Group title={texts.play}>
      <Choice
        legend={texts.speed}
        options={SPEEDS}
        names={texts.speeds}
        value={speed}
        onChange={(chosen) => change({ speed: chosen })}
      />
      <Toggle name={texts.sort} on={sort} onChange={(on) => change({ sort: on })} />
    </Group>
  )
}

const LookSettings = () => {
  const texts = useText().settings
  const { theme, motion, cornerFigures } = useSettings()
  const change = useChangeSettings()
  return (
    <Group title={texts.look}>
      <Toggle
        name={texts.cornerFigures}
        note={texts.cornerFiguresNote}
        on={cornerFigures}
        onChange={(on) => change({ cornerFigures: on })}
      />
      <Choice
        legend={texts.theme}
        options={THEMES}
        names={texts.themes}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
      />
      <Choice
        legend={texts.motion}
        options={MOTIONS}
        names={texts.motions}
        value={motion}
        onChange={(chosen) => change({ motion: chosen })}
      />
    </Group>
  )
}

/** Everything that can be set; each change takes effect at once and is kept. */
export const SettingsDialog = ({ onClose }: { onClose: () => void }) => {
  const texts = useText().settings
  const { language } = useSettings()
  const change = useChangeSettings()
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles['groups']}>
        <Choice
          legend={texts.language}
          options={LANGUAGES}
          names={LANGUAGE_NAMES}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
        />
        <PlaySettings />
        <Group title={texts.hints}>
          <HintToggles />
        </Group>
        <LookSettings />
      </div>
    </Dialog>
  )
}
