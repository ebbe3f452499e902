import type { Danger, DangerReason, WeighedChoice } from '../../bots/adviceTypes'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { Figure } from '../hints/Figure'
import { Tile } from '../tile/Tile'
import styles from './Advice.module.css'
import { useAdviceText } from './adviceText'

const SAFER: ReadonlySet<DangerReason> = new Set([
  'none-left',
  'just-thrown',
  'thrown-by-rival',
  'ends-thrown',
])

/** The least chance that is not shown as none. */
const LEAST = 0.0005

/** What speaks for and against a win on the discard; against it only where there is a danger. */
const Reasons = ({ chance, reasons: all }: Danger) => {
  const texts = useAdviceText()
  const reasons = all.filter((reason) => chance >= LEAST || SAFER.has(reason))
  const told = (safer: boolean) =>
    reasons.filter((reason) => SAFER.has(reason) === safer).map((reason) => texts.reasons[reason])
  const [safer, riskier] = [told(true), told(false)]
  return (
    <p>
      {riskier.length > 0 && texts.riskier(riskier)} {safer.length > 0 && texts.safer(safer)}
      {reasons.length === 0 && texts.plain}
    </p>
  )
}

/** The tiles that a choice accepts, drawn with their copies, and its danger in words. */
export const ChoiceDetails = ({ choice }: { choice: WeighedChoice }) => {
  const { accepts, danger, distance } = choice
  const texts = useAdviceText()
  const { hints } = useText().table
  const words = useWords()
  const left = accepts.reduce((sum, accepted) => sum + accepted.left, 0)
  return (
    <div className={styles['details']}>
      {accepts.length > 0 && (
        <>
          <p>
            {distance > 0 && (
              <>
                <Figure is="exact">{hints.away(distance)}</Figure>
                {' · '}
              </>
            )}
            <Figure is="exact">{texts.accepted(accepts.length, left)}</Figure>
          </p>
          <ul className={styles['accepts']}>
            {accepts.map((accepted) => (
              <li
                key={accepted.kind}
                aria-label={texts.copies(words.tile(accepted.kind), accepted.left)}
              >
                <Tile kind={accepted.kind} />
                <span aria-hidden="true">{accepted.left}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {danger && <Reasons {...danger} />}
    </div>
  )
}
