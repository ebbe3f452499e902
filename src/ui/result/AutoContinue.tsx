import { useText } from '../app/text'
import { Spoken } from '../table/Spoken'
import { useCountdown } from './useCountdown'

const SECONDS = 10

/** Starts the next hand by itself after a while that is counted down in sight. */
export const AutoContinue = ({ onContinue }: { onContinue: () => void }) => {
  const { result } = useText()
  const left = useCountdown(SECONDS, onContinue)
  return (
    <>
      <Spoken>
        <span role="status">{left === null ? result.nextStopped : result.nextIn(SECONDS)}</span>
      </Spoken>
      {left !== null && <p aria-hidden="true">{result.nextIn(left)}</p>}
    </>
  )
}
