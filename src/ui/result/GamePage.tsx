import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { FinishedGame } from '../../store/gameTypes'
import { useGameActions, useGameStore } from '../../store/hooks'
import { useDateText } from '../app/dates'
import { Loading } from '../app/Loading'
import { SeatingContext } from '../app/people'
import { useText } from '../app/text'
import { UnderRules } from '../app/UnderRules'
import { HandPage } from './HandPage'
import { Page } from './Page'
import { ScoreSheet } from './ScoreSheet'
import { Standings } from './Standings'
import standings from './Standings.module.css'

type Opened = { readonly id: string; readonly game: FinishedGame | null }

/** A finished game as it was kept: undefined while it is opened, null where there is none. */
const useFinished = (id: string): FinishedGame | null | undefined => {
  const { openFinished } = useGameActions()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let wanted = true
    void openFinished(id).then((game) => wanted && setOpened({ id, game }))
    return () => {
      wanted = false
    }
  }, [id, openFinished])
  return opened?.id === id ? opened.game : undefined
}

const Whole = ({ game }: { game: FinishedGame }) => {
  const { lobby, result } = useText()
  const dateText = useDateText()
  const [, navigate] = useLocation()
  const { summary, results, seat } = game
  const kind = [
    lobby.lengths[summary.length],
    lobby.ruleSets[summary.ruleSetId]?.name,
    summary.practice && lobby.modes.practice,
  ]
  const open = (place: number) => navigate(`/games/${summary.id}/${place + 1}`)
  return (
    <Page
      title={result.game(dateText(summary.savedAt))}
      note={kind.filter(Boolean).join('\u00A0· ')}
      back="/"
    >
      <Standings scores={summary.scores} />
      <ScoreSheet hands={results} own={seat} onOpen={open} />
      <p className={standings['seed']}>{result.seed(summary.seed)}</p>
    </Page>
  )
}

/** A finished game, or one hand of it (counted from 1), with everything as it was scored then. */
export const GamePage = ({ id, hand }: { id: string; hand: number | null }) => {
  const { errors } = useText()
  const error = useGameStore((state) => state.error)
  const game = useFinished(id)
  if (game === undefined) return <Loading />
  if (game === null) return <Page title={errors.store[error?.code ?? 'save-gone']} back="/" />
  return (
    <SeatingContext value={game.seating}>
      <UnderRules ruleSetId={game.record.ruleSetId} options={game.record.options}>
        {hand !== null && game.results[hand - 1] ? (
          <HandPage game={game} hand={hand} />
        ) : (
          <Whole game={game} />
        )}
      </UnderRules>
    </SeatingContext>
  )
}
