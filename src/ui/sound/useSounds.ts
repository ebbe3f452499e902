import { useEffect, useRef } from 'react'
import type { Game } from '../../store/gameTypes'
import { useSetting } from '../../store/hooks'
import { flightPace } from '../motion/pace'
import { planFlights } from '../motion/planFlights'
import { tileCues } from './cues'
import { ring, setVolume, soundBy } from './ring'

/** Fetches what makes the sounds as long as anything shall be heard. */
const usePlayer = (): void => {
  const volume = useSetting('volume')
  const silent = useSetting('muted') || volume === 0
  const first = useRef(volume)
  useEffect(() => {
    first.current = volume
    setVolume(volume)
  }, [volume])
  useEffect(() => {
    if (silent || typeof AudioContext === 'undefined') return
    let left = false
    const open = async (): Promise<void> => {
      const { createPlayer } = await import('./player')
      if (!left) soundBy(createPlayer(first.current))
    }
    void open()
    return () => {
      left = true
      soundBy(null)
    }
  }, [silent])
}

/** Lets each step of the game be heard in time with what is seen of it. */
export const useSounds = ({ step, events, seat }: Game): void => {
  const speed = useSetting('speed')
  const heard = useRef(step)
  usePlayer()
  useEffect(() => {
    if (heard.current === step) return
    heard.current = step
    const plan = planFlights(events)
    const { lead, stagger } = flightPace(speed, plan)
    if (plan.dealt) {
      ring('wall')
      ring('dice', lead / 2)
    }
    tileCues(events, seat).forEach((cue, order) => ring(cue, lead + order * stagger))
    // oxlint-disable-next-line react/exhaustive-deps -- a step is heard once
  }, [step])
}
