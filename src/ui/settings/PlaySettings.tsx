import { useChangeSettings, useSettings } from '../../store/hooks'
import { PASSED_KINDS, SORT_ORDERS, SPEEDS } from '../../store/settings'
import { Choice } from '../app/Choice'
import { Several } from '../app/Several'
import { Toggle } from '../app/Toggle'
import { useText } from '../app/text'

/** How the hand lies, how it is discarded from, and what goes on by itself. */
export const PlaySettings = () => {
  const texts = useText().settings
  const { speed, sort, sortOrder, confirmDiscards, autoPass, autoContinue } = useSettings()
  const change = useChangeSettings()
  return (
    <>
      <Choice
        legend={texts.speed}
        options={SPEEDS}
        names={texts.speeds}
        value={speed}
        onChange={(chosen) => change({ speed: chosen })}
      />
      <Toggle
        name={texts.sort}
        note={texts.sortNote}
        on={sort}
        onChange={(on) => change({ sort: on })}
      />
      <Choice
        legend={texts.sortOrder}
        options={SORT_ORDERS}
        names={texts.sortOrders}
        value={sortOrder}
        onChange={(chosen) => change({ sortOrder: chosen })}
      />
      <Toggle
        name={texts.confirmDiscards}
        note={texts.confirmDiscardsNote}
        on={confirmDiscards}
        onChange={(on) => change({ confirmDiscards: on })}
      />
      <Several
        legend={texts.autoPass}
        note={texts.autoPassNote}
        options={PASSED_KINDS}
        names={texts.autoPassKinds}
        values={autoPass}
        onChange={(chosen) => change({ autoPass: chosen })}
      />
      <Toggle
        name={texts.autoContinue}
        note={texts.autoContinueNote}
        on={autoContinue}
        onChange={(on) => change({ autoContinue: on })}
      />
    </>
  )
}
