import { createRoot } from 'react-dom/client'
import { botService } from '../../src/bots/service'
import { seatingOf } from '../../src/engine/table/seating'
import { bySeat, seatAfter } from '../../src/engine/tiles/seat'
import type { Game } from '../../src/store/gameTypes'
import { gameStore } from '../../src/store/gameStore'
import { hintStore } from '../../src/store/hintStore'
import { changeSettings } from '../../src/store/settingsStore'
import type { Language, Theme } from '../../src/store/settings'
import { useAppearance } from '../../src/ui/app/appearance'
import { SeatingContext } from '../../src/ui/app/people'
import { layPictures } from '../../src/ui/app/pictures'
import { TableMenu } from '../../src/ui/app/TableMenu'
import { Texts } from '../../src/ui/app/Texts'
import { UnderRules } from '../../src/ui/app/UnderRules'
import { Table } from '../../src/ui/table/Table'
import '../../src/ui/app/tokens.css'
import '../../src/ui/app/base.css'
import { SCENES } from './scenes'

const asked = new URLSearchParams(location.search)
const make = SCENES[asked.get('scene') ?? 'turn']
if (!make) throw new Error(`There is no scene ${asked.get('scene')}`)
const view = make()
const seating = {
  ...seatingOf('winds', 'picture'),
  players: bySeat((seat) => seatAfter(seat, -view.seat)),
}

changeSettings({
  language: (asked.get('language') ?? 'en') as Language,
  theme: (asked.get('theme') ?? 'auto') as Theme,
})
const game: Game = {
  id: 'picture',
  record: {
    version: 1,
    rulesVersion: 1,
    ruleSetId: view.ruleSetId,
    options: view.options,
    seed: 'picture',
    length: 'round',
    practice: true,
    players: [
      { kind: 'person' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ],
  },
  seating,
  seat: view.seat,
  view,
  events: view.events.slice(-1),
  step: 1,
  canUndo: true,
  readOnly: false,
}
gameStore.setState({ phase: 'playing', game })
const { ruleSetId, options } = view
const question = { ruleSetId, options, view }
hintStore.setState({
  hints: {
    ...botService.waitHints(question),
    readyDiscards: botService.readyDiscards(question),
  },
})

const Page = () => {
  useAppearance()
  return (
    <Texts>
      <SeatingContext value={seating}>
        <UnderRules ruleSetId={game.record.ruleSetId} options={game.record.options}>
          <Table game={game} menu={<TableMenu />} />
        </UnderRules>
      </SeatingContext>
    </Texts>
  )
}
void layPictures('tiles.svg')
void layPictures('faces.svg')
createRoot(document.querySelector('#root')!).render(<Page />)
