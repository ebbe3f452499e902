import { createContext, useContext } from 'react'
import type { Dictionary } from '../../i18n/dictionary'

/** The texts of the current language, once they have arrived. */
export const TextContext = createContext<Dictionary | null>(null)

/** Every text of the current language, by area. */
export const useText = (): Dictionary => {
  const texts = useContext(TextContext)
  if (!texts) throw new Error('Texts are read outside of their provider')
  return texts
}
