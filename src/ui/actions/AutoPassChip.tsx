import { useChangeSettings, useSetting } from '../../store/hooks'
import { useText } from '../app/text'
import buttons from './ActionButton.module.css'

/** Says that some claims are passed on by themselves; a tap ends that. */
export const AutoPassChip = () => {
  const { settings, table } = useText()
  const autoPass = useSetting('autoPass')
  const change = useChangeSettings()
  if (autoPass.length === 0) return null
  const kinds = autoPass.map((kind) => settings.autoPassKinds[kind])
  return (
    <button
      type="button"
      className={buttons['tool']}
      aria-label={table.act.autoPassOff(kinds)}
      title={table.act.autoPassOff(kinds)}
      data-chip=""
      onClick={() => change({ autoPass: [] })}
    >
      {table.act.autoPass} <span aria-hidden="true">✕</span>
    </button>
  )
}
