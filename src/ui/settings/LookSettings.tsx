import { useChangeSettings, useSettings } from '../../store/hooks'
import { TABLE_COLOURS, THEMES } from '../../store/settings'
import { Choice } from '../app/Choice'
import { Toggle } from '../app/Toggle'
import { useText } from '../app/text'
import { OpponentChoice } from './OpponentChoice'

/** The colours of the page and the table, and what is on the tiles. */
export const LookSettings = () => {
  const texts = useText().settings
  const { theme, tableColour, cornerFigures } = useSettings()
  const change = useChangeSettings()
  return (
    <>
      <Choice
        legend={texts.theme}
        options={THEMES}
        names={texts.themes}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
      />
      <Choice
        legend={texts.tableColour}
        options={TABLE_COLOURS}
        names={texts.tableColours}
        value={tableColour}
        onChange={(chosen) => change({ tableColour: chosen })}
      />
      <Toggle
        name={texts.cornerFigures}
        note={texts.cornerFiguresNote}
        on={cornerFigures}
        onChange={(on) => change({ cornerFigures: on })}
      />
      <OpponentChoice />
    </>
  )
}
