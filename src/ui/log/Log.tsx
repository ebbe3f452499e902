import { useEffect, useRef } from 'react'
import type { SeenEvent } from '../../engine/table/view'
import type { Seat } from '../../engine/tiles/seat'
import { kindOf } from '../../engine/tiles/tile'
import { useText } from '../app/text'
import { useSpeech } from '../table/useSpeech'
import { Tile } from '../tile/Tile'
import { eventTiles } from './eventTiles'
import styles from './Log.module.css'
import { logSentence } from './logSentence'

/** Comes into sight when it appears: after the layout effects, which open the dialog around it. */
const End = () => {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // In newer browsers scrolling answers a promise, which an effect must not return.
    end.current?.scrollIntoView({ block: 'end' })
  }, [])
  return <li ref={end} aria-hidden="true" />
}

/** What has happened in this hand, the last move in sight. */
export const Log = ({ events, own }: { events: readonly SeenEvent[]; own: Seat }) => {
  const { log } = useText()
  const speech = useSpeech()
  if (events.length === 0) return <p className={styles['empty']}>{log.empty}</p>
  return (
    <ol className={styles['log']}>
      {events.map((event, place) => {
        const sentence = logSentence(event, speech)
        return (
          sentence !== null && (
            <li
              key={place}
              className={styles['entry']}
              data-own={('seat' in event && event.seat === own) || undefined}
            >
              <span>{sentence}</span>
              <span className={styles['tiles']}>
                {eventTiles(event).map((id) => (
                  <Tile key={id} kind={kindOf(id)} />
                ))}
              </span>
            </li>
          )
        )
      })}
      <End key={`end ${events.length}`} />
    </ol>
  )
}
