import type { Action } from '../../engine/table/action'
import { AdvisedWord } from '../advice/AdvisedWord'
import { useAdvised } from '../advice/useAdvised'
import { useWords } from '../app/words'
import styles from './ActionButton.module.css'

type Props = { readonly pass: Action; readonly onPass: (pass: Action) => void }

/** Takes nothing of what is offered. */
export const PassButton = ({ pass, onPass }: Props) => {
  const words = useWords()
  const advised = useAdvised(pass)
  return (
    <button
      type="button"
      className={styles['action']}
      aria-keyshortcuts="X"
      data-move="pass"
      data-advised={advised || undefined}
      onClick={() => onPass(pass)}
    >
      <span className={styles['label']}>{words.action('pass')}</span>
      {advised && <AdvisedWord />}
    </button>
  )
}
