import { useContext, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Game } from '../../store/gameTypes'
import { useGame } from '../../store/hooks'
import { useFlights } from '../motion/useFlights'
import { RevealContext } from '../motion/useReveal'
import { useTurnUp } from '../motion/useTurnUp'
import { Felt } from './Felt'
import { HandFacts } from './HandFacts'
import { MovingPoints } from './MovingPoints'
import { OwnSide } from './OwnSide'
import styles from './Table.module.css'
import { useLayout } from './useLayout'

type Props = { readonly menu: ReactNode }

const LaidTable = ({ game, menu }: Props & { readonly game: Game }) => {
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout()
  useFlights(root, game)
  useTurnUp(root, game, useContext(RevealContext))
  return (
    <div
      ref={root}
      className={styles['table']}
      data-layout={layout}
      data-strip={layout === 'round' ? undefined : ''}
    >
      <OwnSide game={game} layout={layout} />
      <MovingPoints game={game} />
      <Felt view={game.view} layout={layout} />
      <div className={styles['menu']}>
        {menu}
        {layout !== 'round' && <HandFacts view={game.view} />}
      </div>
    </div>
  )
}

/**
 * The table of the game that is being played, in the order in which it is told: choices, hand, felt, menu.
 * `menu` stands in a bar of its own.
 */
export const Table = ({ menu }: Props) => {
  const game = useGame()
  return game && <LaidTable game={game} menu={menu} />
}
