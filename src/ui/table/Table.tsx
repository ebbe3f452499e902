import { lazy, Suspense, useContext, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { Game } from '../../store/gameTypes'
import { useFlights } from '../motion/useFlights'
import { RevealContext } from '../motion/useReveal'
import { useTurnUp } from '../motion/useTurnUp'
import { Felt } from './Felt'
import { HandFacts } from './HandFacts'
import { OwnSide } from './OwnSide'
import { isCovered } from './table'
import styles from './Table.module.css'
import { useLayout } from './useLayout'

const MovingPoints = lazy(async () => ({ default: (await import('./MovingPoints')).MovingPoints }))

type FlightsProps = { readonly root: RefObject<HTMLElement | null>; readonly game: Game }

/** Stands before all that moves, so that places are read before the focus goes on: the page is laid out once. */
const Flights = ({ root, game }: FlightsProps) => {
  useFlights(root, game)
  return null
}

type Props = { readonly game: Game; readonly menu: ReactNode }

/**
 * The table of the game that is being played, in the order in which it is told: choices, hand, felt, menu.
 * `menu` stands in a bar of its own. What can be pressed is inert under a paper, and not the whole table: that
 * would have each of its tiles styled anew.
 */
export const Table = ({ game, menu }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout()
  useTurnUp(root, game, useContext(RevealContext))
  return (
    <div
      ref={root}
      className={styles['table']}
      data-layout={layout}
      data-strip={layout === 'round' ? undefined : ''}
    >
      <Flights root={root} game={game} />
      <OwnSide game={game} layout={layout} />
      {game.events.some(({ event }) => event === 'pay') && (
        <Suspense>
          <MovingPoints game={game} />
        </Suspense>
      )}
      <Felt view={game.view} layout={layout} />
      <div className={styles['menu']} inert={isCovered(game.view)}>
        {menu}
        {layout !== 'round' && <HandFacts view={game.view} />}
      </div>
    </div>
  )
}
