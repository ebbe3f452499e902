import { differences } from '../../i18n/differences'
import { RULE_SETS } from '../../store/ruleSets'
import { Dialog } from '../app/Dialog'
import { useFetched } from '../app/fetched'
import { useText } from '../app/text'
import styles from './Differences.module.css'

const Comparison = () => {
  const { language, lobby } = useText()
  const topics = useFetched(differences[language])
  return (
    <table className={styles['table']} aria-label={lobby.differences}>
      <thead>
        <tr>
          <th scope="col">{lobby.differencesTopic}</th>
          {RULE_SETS.map((id) => (
            <th key={id} scope="col">
              {lobby.ruleSets[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, answers }) => (
          <tr key={topic}>
            <th scope="row">{topic}</th>
            {RULE_SETS.map((id) => (
              <td key={id} data-name={lobby.ruleSets[id].name}>
                {answers[id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the rule sets differ, topic by topic. */
export const Differences = ({ onClose }: { onClose: () => void }) => {
  const { lobby } = useText()
  return (
    <Dialog title={lobby.differences} size="wide" onClose={onClose}>
      <Comparison />
    </Dialog>
  )
}
