import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useGameActions, useGameStore } from '../../store/hooks'
import { Lobby } from '../lobby/Lobby'
import { Loading } from './Loading'

const TableScreen = lazy(async () => ({ default: (await import('./TableScreen')).TableScreen }))
const GamesPage = lazy(async () => ({ default: (await import('../result/GamesPage')).GamesPage }))
const GamePage = lazy(async () => ({ default: (await import('../result/GamePage')).GamePage }))

/** Whoever walks away from the table, by whatever way, leaves it; the game is kept. */
const useLeavingTable = (location: string): void => {
  const { leave } = useGameActions()
  const before = useRef(location)
  useEffect(() => {
    if (before.current === '/table' && location !== '/table') void leave()
    before.current = location
  }, [location, leave])
}

/** The screen that the address names; an unknown one leads to the lobby. */
export const Pages = () => {
  const [location] = useLocation()
  // What the router and the store bring is rendered in one go: deferred, it is in slices, and a screen stays
  // until the next one is there.
  const shown = useDeferredValue(location)
  useLeavingTable(location)
  const loading = useGameStore((state) => state.phase === 'loading')
  if (useDeferredValue(loading)) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <Switch location={shown}>
        <Route path="/" component={Lobby} />
        <Route path="/table" component={TableScreen} />
        <Route path="/games" component={GamesPage} />
        <Route path="/games/:id/:hand?">
          {({ id, hand }) => <GamePage id={id} hand={hand === undefined ? null : Number(hand)} />}
        </Route>
        <Route>
          <Redirect to="/" />
        </Route>
      </Switch>
    </Suspense>
  )
}
