import { transformBetween } from './spots'
import type { Spot } from './spots'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Shows an element at `from` and lets it fly home, above everything else. */
export const fly = (
  element: HTMLElement,
  from: Spot,
  to: Spot,
  timing: { readonly duration: number; readonly delay: number },
): void => {
  const start = { transform: transformBetween(from, to), opacity: 0.5 }
  const flight = element.animate(
    [start, { opacity: 1, offset: 0.4 }, { transform: 'none', opacity: 1 }],
    {
      ...timing,
      easing: EASE,
      fill: 'backwards',
    },
  )
  const land = (): void => {
    delete element.dataset['flying']
  }
  Object.assign(element.dataset, { flying: '' })
  flight.addEventListener('finish', land)
  flight.addEventListener('cancel', land)
}
