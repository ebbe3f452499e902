import { useState } from 'react'
import { useNewerBuild, useOfflineNews } from '../../store/hooks'
import { Button } from './Button'
import styles from './Notices.module.css'
import { useText } from './text'
import trouble from './Trouble.module.css'

/** Offers a newer build of the game; who says "later" plays on with this one. */
export const NewerBuild = () => {
  const { offline } = useText().app
  const newer = useOfflineNews() === 'newer'
  const takeNewer = useNewerBuild()
  const [later, setLater] = useState(false)
  const offered = newer && !later
  return (
    <div role="status">
      {offered && (
        <div className={styles['notice']} data-low>
          <p>{offline.newer}</p>
          <div className={trouble['buttons']}>
            <Button look="quiet" onClick={() => setLater(true)}>
              {offline.later}
            </Button>
            <Button look="main" onClick={takeNewer}>
              {offline.load}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
