import { useText } from '../app/text'
import { usePlayText } from '../app/words'
import styles from './Rules.module.css'

/** How the rule set in use is played, chapter by chapter. */
export const PlayChapters = () => {
  const { rules } = useText()
  return (
    <section className={styles['play']} aria-labelledby="how-played">
      <h3 id="how-played" className={styles['heading']}>
        {rules.play}
      </h3>
      {usePlayText().map(({ title, sentences }) => (
        <details key={title} className={styles['chapter']}>
          <summary>{title}</summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
