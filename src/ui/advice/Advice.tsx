import { lazy, Suspense } from 'react'
import { useChangeSettings, useSetting } from '../../store/hooks'
import { useShortcuts } from '../actions/useShortcuts'
import { useText } from '../app/text'
import styles from './Advice.module.css'

const AdvicePanel = lazy(async () => ({ default: (await import('./AdvicePanel')).AdvicePanel }))

/** The place of the advice between the table and the choices; nothing while it is off, until its key is pressed. */
export const Advice = ({ inert }: { readonly inert: boolean }) => {
  const { settings } = useText()
  const mode = useSetting('advice')
  const change = useChangeSettings()
  useShortcuts(mode === 'off' ? { advice: () => change({ advice: 'live', adviceOpen: true }) } : {})
  if (mode === 'off') return null
  return (
    <Suspense fallback={<div className={styles['advice']} />}>
      <AdvicePanel mode={mode} title={settings.advice} inert={inert} />
    </Suspense>
  )
}
