import type { SaveFile, UnreadableSave } from '../../store/gameTypes'
import { useGameActions, useGameStore } from '../../store/hooks'
import { Button } from '../app/Button'
import { useText } from '../app/text'
import styles from '../app/Trouble.module.css'

const download = ({ name, text }: SaveFile): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

const Notice = ({ save }: { save: UnreadableSave }) => {
  const { errors } = useText()
  const { code, field, value } = save.fault
  const { exportUnreadable, discardUnreadable } = useGameActions()
  const keep = async () => {
    const file = await exportUnreadable(save.id)
    if (file) download(file)
  }
  return (
    <section className={styles['notice']} aria-label={errors.saveTitle}>
      <h2 className={styles['title']}>{errors.saveTitle}</h2>
      <p>{errors.saveProblems[save.problem]}</p>
      <p>{errors.saveKept}</p>
      <p className={styles['detail']}>{errors.byCode[code](field, value)}</p>
      <div className={styles['buttons']}>
        <Button onClick={() => void keep()}>{errors.saveDownload}</Button>
        <Button look="quiet" onClick={() => void discardUnreadable(save.id)}>
          {errors.saveDiscard}
        </Button>
      </div>
    </section>
  )
}

/** Saves that cannot be opened: what is wrong, and how to keep them. */
export const UnreadableSaves = () =>
  useGameStore((state) => state.unreadable).map((save) => <Notice key={save.id} save={save} />)
