import { useEffect, useEffectEvent, useRef } from 'react'
import { tipTexts } from '../../i18n/tips'
import type { Game } from '../../store/gameTypes'
import { useFetched } from '../app/fetched'
import { Button } from '../app/Button'
import { useWhoSits } from '../app/people'
import { useText } from '../app/text'
import spoken from '../table/Spoken.module.css'
import { claimedByOther } from './due'
import styles from './Tips.module.css'
import { usePlace } from './usePlace'
import { useTip } from './useTip'

const UNSEEN = { visibility: 'hidden' } as const

/** Lets Esc dismiss, before anything else at the table takes it. */
const useEscape = (shown: boolean, dismiss: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
    event.preventDefault()
    event.stopPropagation()
    dismiss()
  })
  useEffect(() => {
    if (!shown) return
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [shown])
}

/** Leads a newcomer through a first hand: one sentence at a time, about what has just happened. */
export const Tips = ({ game }: { readonly game: Game }) => {
  const texts = useFetched(tipTexts[useText().language])
  const who = useWhoSits()
  const { tip, dismiss, skipAll } = useTip(game)
  const card = useRef<HTMLElement>(null)
  const place = usePlace(card, tip, game.view)
  useEscape(tip !== null, dismiss)
  const claim = claimedByOther(game.view)
  const says = tip && (tip === 'others' ? claim && texts.others(who(claim.seat)) : texts.says[tip])
  return (
    <>
      <p className={spoken['spoken']} role="status">
        {says}
      </p>
      {tip && (
        <section
          ref={card}
          className={styles['tip']}
          style={place ?? UNSEEN}
          aria-label={texts.title}
          data-tip={place ? tip : undefined}
        >
          <p>{says}</p>
          <div className={styles['buttons']}>
            <Button look="quiet" onClick={skipAll}>
              {texts.skip}
            </Button>
            <Button look="main" aria-keyshortcuts="Escape" onClick={dismiss}>
              {texts.dismiss}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
