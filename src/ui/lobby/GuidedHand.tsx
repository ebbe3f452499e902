import { useState } from 'react'
import { useLocation } from 'wouter'
import { guidedRequest, TIPS } from '../../store/guided'
import { useChangeSettings, useGameActions, useGameStore } from '../../store/hooks'
import { useText } from '../app/text'
import styles from './GuidedHand.module.css'
import { ReplaceDialog } from './ReplaceDialog'

/** Offers a first hand with tips: large until somebody has finished a hand here, small from then on. */
export const GuidedHand = () => {
  const { guided } = useText().lobby
  const saved = useGameStore((state) => state.saved)
  const played = useGameStore((state) => state.finishedGames.length > 0)
  const { start } = useGameActions()
  const change = useChangeSettings()
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const begin = async () => {
    if (!(await start(guidedRequest()))) return
    change({ tipsLeft: TIPS })
    navigate('/table')
  }
  const known = played || (saved !== null && saved.hand > 0)
  return (
    <>
      <button
        type="button"
        className={styles['guided']}
        data-known={known || undefined}
        onClick={() => (saved ? setAsking(true) : void begin())}
      >
        {!known && <strong>{guided.first}</strong>} {guided.play}
      </button>
      {asking && <ReplaceDialog onClose={() => setAsking(false)} onConfirm={() => void begin()} />}
    </>
  )
}
