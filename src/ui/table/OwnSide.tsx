import { useContext, useMemo, useState } from 'react'
import { kindOf } from '../../engine/tiles/tile'
import type { TileId, TileKind } from '../../engine/tiles/tile'
import type { Game } from '../../store/gameTypes'
import type { Hints } from '../../store/hintStore'
import { useHints, useSetting } from '../../store/hooks'
import { ClaimBar } from '../actions/ClaimBar'
import { useTurn } from '../actions/useTurn'
import { Advice } from '../advice/Advice'
import { WaitPanel } from '../hints/WaitPanel'
import { RevealContext } from '../motion/useReveal'
import type { Reveal } from '../motion/useReveal'
import { breadthOfMelds } from './breadth'
import type { Layout } from './facing'
import { OwnHand } from './OwnHand'
import { OwnMelds } from './OwnTable'
import { isCovered } from './table'
import { useHandOrder } from './useHandOrder'

const NONE: ReadonlySet<TileKind> = new Set()

/** The kinds that a mark in the hand recommends: what leaves it ready. */
const useReadyKinds = (hints: Hints | null, shown: boolean): ReadonlySet<TileKind> =>
  useMemo(
    () => (shown && hints ? new Set(hints.readyDiscards.map(({ kind }) => kind)) : NONE),
    [shown, hints],
  )

/** The game with a closed hand face down until it is turned up at its end. */
const notYetOpen = (game: Game, reveal: Reveal): Game => {
  const { view } = game
  const { own, players, seat, finished } = view
  if (own.closed || reveal !== 'lifted' || !players[seat].closed) return game
  const won = finished.at(-1)?.wins.find((win) => win.seat === seat)
  const drawn = won?.win.kind === 'self-draw' ? won.tile : null
  const closed = { closed: true, count: own.concealed.length, drawn } as const
  return { ...game, view: { ...view, own: closed } }
}

type Props = { readonly game: Game; readonly layout: Layout }

/** The person's side of the table: hints, choices and hand. */
export const OwnSide = ({ game, layout }: Props) => {
  const turn = useTurn(game)
  const covered = isCovered(game.view)
  const shown = notYetOpen(game, useContext(RevealContext))
  const order = useHandOrder(shown)
  const confirms = useSetting('confirmDiscards')
  const [looked, look] = useState<TileId | null>(null)
  const advice = useSetting('advice')
  const recommends = advice === 'live' || (turn.closing && advice === 'off')
  const hints = useHints()
  const ready = useReadyKinds(hints, recommends)
  const roomy = turn.offer.pass === null || (hints !== null && hints.waits.length > 0)
  const seen = recommends ? (turn.lifted ?? looked) : null
  return (
    <>
      <Advice inert={covered} />
      <ClaimBar game={game} turn={turn} roomy={roomy}>
        <WaitPanel looked={seen === null ? null : kindOf(seen)} />
      </ClaimBar>
      <OwnHand
        own={shown.view.own}
        order={order}
        beside={layout === 'flat' && <OwnMelds view={game.view} />}
        breadth={layout === 'flat' ? breadthOfMelds(game.view.players[game.view.seat]) : 0}
        covered={covered}
        legal={turn.closing ? turn.offer.closings : turn.offer.discards}
        closing={turn.closing}
        ready={ready}
        lifted={turn.lifted}
        onChoose={confirms ? turn.tap : turn.choose}
        onTap={turn.tap}
        onLook={look}
      />
    </>
  )
}
