import type { WinWorth } from '../../engine/table/action'
import type { WaitHint } from '../../bots/hints'
import { useAmounts } from '../app/amounts'
import { useText } from '../app/text'
import { useWords } from '../app/words'
import { Tile } from '../tile/Tile'
import { Figure } from './Figure'
import styles from './WaitPanel.module.css'

/** The worth of a win, and in words why it would not count. */
const Worth = ({ name, worth }: { readonly name: string; readonly worth: WinWorth }) => {
  const { hints } = useText().table
  const { hand } = useAmounts()
  const { total, falseMahjong } = worth
  return (
    <span className={styles['worth']}>
      {name}{' '}
      {falseMahjong !== 'barred-shape' && (
        <strong>
          <Figure is="exact">{hand(total)}</Figure>
        </strong>
      )}
      {falseMahjong && <span className={styles['tag']}>{hints[falseMahjong]}</span>}
    </span>
  )
}

/** One winning tile: what is waited with, copies left, worth by discard and by self-draw, and whether it was passed. */
export const WaitCard = ({ wait }: { readonly wait: WaitHint }) => {
  const { hints } = useText().table
  const words = useWords()
  const { kind, left, form, discard, selfDraw, passed } = wait
  const flawed = discard?.falseMahjong ?? selfDraw.falseMahjong
  return (
    <li className={styles['card']}>
      <Tile kind={kind} label={words.tile(kind)} />
      <span className={styles['facts']}>
        <span className={styles['left']}>
          <Figure is="exact">{left === 0 ? hints.none : hints.left(left)}</Figure>
          {form && <span className={styles['form']}>{words.term(form)}</span>}
          {passed && <span className={styles['tag']}>{hints.passed}</span>}
        </span>
        {discard && <Worth name={words.here(hints.onDiscard)} worth={discard} />}
        <Worth name={hints.onSelfDraw} worth={selfDraw} />
      </span>
      <span className={styles['brief']} aria-hidden="true">
        <Figure is="exact">{left}</Figure>
        {flawed && <span className={styles['tag']}>{hints[flawed]}</span>}
        {passed && <span className={styles['tag']}>{hints.passed}</span>}
      </span>
    </li>
  )
}
