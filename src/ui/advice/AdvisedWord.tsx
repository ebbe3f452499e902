import { useText } from '../app/text'
import { Spoken } from '../table/Spoken'

/** What the star on an advised choice says to who does not see it. */
export const AdvisedWord = () => {
  const { tile } = useText().table
  return <Spoken>{`${tile.join}${tile.advised}`}</Spoken>
}
