import type { CSSProperties } from 'react'
import type { Player, Seating } from '../../engine/table/seating'
import type { Dice as Throw } from '../../engine/tiles/random'
import { diceSum } from '../../engine/tiles/random'
import { turnsBetween, windKind, WINDS } from '../../engine/tiles/seat'
import type { Seat } from '../../engine/tiles/seat'
import { useWho } from '../app/people'
import { PLAYERS } from '../app/players'
import rail from '../app/Rail.module.css'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { placeOf } from '../table/places'
import type { Place } from '../table/places'
import { Tile } from '../tile/Tile'
import styles from './Ceremony.module.css'
import { Dice } from './Dice'
import { countedPlayers } from './steps'
import type { CeremonyStep } from './steps'

/** Where a player is seen: in their own order at first, round the seats they moved to at the end. */
const placeIn = (step: CeremonyStep, { players }: Seating, player: Player): Place => {
  if (step.step !== 'seats') return placeOf(player, 0)
  return placeOf(players.indexOf(player) as Seat, players.indexOf(0) as Seat)
}

/** The player that a step is about. */
const chosenIn = (step: CeremonyStep): Player => {
  if (step.step === 'winds') return step.first
  return step.step === 'seats' ? step.dealer : step.landed
}

const Counts = ({ player, from, dice }: { player: Player; from: Player; dice: Throw }) => {
  const { ceremony } = useText()
  const numbers = countedPlayers(from, dice).flatMap((at, i) => (at === player ? [i + 1] : []))
  const last = numbers.at(-1) === diceSum(dice)
  return (
    <span className={styles['counts']} role="img" aria-label={ceremony.counts(numbers)}>
      {numbers.map((number, i) => (
        <span key={number}>
          {i > 0 && ' '}
          {last && i === numbers.length - 1 ? <b>{number}</b> : number}
        </span>
      ))}
    </span>
  )
}

type PlateProps = { step: CeremonyStep; seating: Seating; player: Player }

const WindTile = ({ step, seating, player }: PlateProps) => {
  const words = useWords()
  const seatWind = WINDS[seating.players.indexOf(player)] ?? 'E'
  if (step.step !== 'winds' && step.step !== 'seats') return null
  const wind = windKind(step.step === 'winds' ? step.winds[player] : seatWind)
  const turn = step.step === 'winds' ? turnsBetween(step.first, player) : 0
  return (
    <span className={styles['wind']} style={{ '--turn': turn } as CSSProperties}>
      <Tile kind={wind} label={words.tile(wind)} />
    </span>
  )
}

const Plate = ({ step, seating, player }: PlateProps) => {
  const who = useWho()
  const thrown = step.step === 'first-throw' || step.step === 'second-throw'
  const from = step.step === 'second-throw' ? step.thrower : 0
  return (
    <li
      className={styles['plate']}
      data-place={placeIn(step, seating, player)}
      data-chosen={chosenIn(step) === player || undefined}
    >
      <WindTile step={step} seating={seating} player={player} />
      <span className={styles['name']}>{who(player).name}</span>
      {thrown && <Counts player={player} from={from} dice={step.dice} />}
    </li>
  )
}

/** The four round the table in one step of the ceremony. */
export const CeremonyTable = ({ step, seating }: { step: CeremonyStep; seating: Seating }) => (
  <div className={`${rail['rail']} ${styles['stage']}`}>
    {(step.step === 'first-throw' || step.step === 'second-throw') && (
      <div key={step.step} className={styles['centre']}>
        <Dice values={step.dice} thrownAfter={0} />
        <span className={styles['sum']}>{diceSum(step.dice)}</span>
      </div>
    )}
    <ul>
      {PLAYERS.map((player) => (
        <Plate key={player} step={step} seating={seating} player={player} />
      ))}
    </ul>
  </div>
)
