import { Activity, lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { Game } from '../../store/gameTypes'
import { isGuided } from '../../store/guided'
import { useGame, useGameActions, useGameStore, useSetting } from '../../store/hooks'
import { Announcer } from '../table/Announcer'
import { Spoken } from '../table/Spoken'
import { useShortcuts } from '../actions/useShortcuts'
import { RevealContext, useReveal } from '../motion/useReveal'
import type { Reveal } from '../motion/useReveal'
import { TableSounds } from '../sound/TableSounds'
import { isCovered } from '../table/table'
import { Table } from '../table/Table'
import { Loading } from './Loading'
import { SeatingContext } from './people'
import { TableMenu } from './TableMenu'
import { TableDialogContext } from './tableDialogs'
import type { TableDialog } from './tableDialogs'
import { useText } from './text'
import { UnderRules } from './UnderRules'

const TableDialogs = lazy(async () => ({
  default: (await import('./TableDialogs')).TableDialogs,
}))
const Ceremony = lazy(async () => ({ default: (await import('../ceremony/Ceremony')).Ceremony }))
const HandOver = lazy(async () => ({ default: (await import('../result/HandOver')).HandOver }))
const Tips = lazy(async () => ({ default: (await import('../tips/Tips')).Tips }))
const GameOver = lazy(async () => ({ default: (await import('../result/GameOver')).GameOver }))

/** Always the same element: it is never drawn anew for a move. */
const MENU = <TableMenu />

/** What lies over the table between hands. */
const StagePanel = ({ game }: { game: Game }) => {
  switch (game.view.stage.stage) {
    case 'ceremony':
      return <Ceremony game={game} />
    case 'hand-over':
      return <HandOver game={game} />
    case 'game-over':
      return <GameOver game={game} />
    default:
      return null
  }
}

/** The same a picture later at the end: all hands are laid open once the result lies over them. */
const useAfterResult = (reveal: Reveal): Reveal => {
  const before = useDeferredValue(reveal)
  return reveal === 'over' ? before : reveal
}

/** Whether there is something left to tell in this guided hand. */
const useTips = ({ record }: Game): boolean => {
  const left = useSetting('tipsLeft')
  return left.length > 0 && isGuided(record)
}

const Seated = memo(({ game }: { game: Game }) => {
  const [dialog, setDialog] = useState<TableDialog | null>(null)
  useShortcuts({ keys: () => setDialog('keys') })
  const reveal = useReveal(game)
  const onTable = useAfterResult(reveal)
  const { app } = useText()
  const tips = useTips(game)
  return (
    <SeatingContext value={game.seating}>
      <UnderRules ruleSetId={game.record.ruleSetId} options={game.record.options}>
        <TableDialogContext value={setDialog}>
          <main>
            <h1>
              <Spoken>{app.where(game.view.round, game.view.hand + 1)}</Spoken>
            </h1>
            <div aria-hidden={(reveal === 'over' && isCovered(game.view)) || undefined}>
              <RevealContext value={onTable}>
                <Table game={game} menu={MENU} />
              </RevealContext>
            </div>
            <Announcer game={game} muffled={dialog !== null} />
            <Suspense>
              <Activity mode={reveal === 'over' ? 'visible' : 'hidden'}>
                <StagePanel key={game.id} game={game} />
              </Activity>
            </Suspense>
            <Suspense>{tips && <Tips key={game.id} game={game} />}</Suspense>
          </main>
          <TableSounds game={game} />
          <Suspense>
            {dialog && <TableDialogs game={game} shown={dialog} onShow={setDialog} />}
          </Suspense>
        </TableDialogContext>
      </UnderRules>
    </SeatingContext>
  )
})
Seated.displayName = 'Seated'

/**
 * The game as it is to be seen: each step is drawn in slices, what comes from the store would be drawn in one go.
 * At instant speed steps follow each other too fast for that: some would never be seen or told.
 */
const useSeen = (game: Game | null): Game | null => {
  const sliced = useDeferredValue(game)
  return useSetting('speed') === 'instant' && sliced ? game : sliced
}

/** The table with the game on it. A page that was loaded again goes on with the game that is kept. */
export const TableScreen = () => {
  const game = useGame()
  const saved = useGameStore((state) => state.saved)
  const { resume } = useGameActions()
  const [refused, setRefused] = useState(false)
  // Still seen by somebody who has left it, until the next screen is there.
  const left = useLocation()[0] !== '/table'
  const waiting = game === null && saved !== null && !left
  useEffect(() => {
    if (waiting) void resume().then((resumed) => setRefused(!resumed))
  }, [waiting, resume])
  const seen = useSeen(game)
  if (game) return seen ? <Seated key={seen.id} game={seen} /> : <Loading />
  return left || (waiting && !refused) ? <Loading /> : <Redirect to="/" />
}
