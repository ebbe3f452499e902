import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Dictionary } from '../../i18n/dictionary'
import { dictionaries } from '../../i18n/dictionary'
import { useSetting } from '../../store/hooks'
import { TextContext } from './text'

/** The texts of the chosen language; those of the last one until they have arrived. */
const useLoadedTexts = (): Dictionary | null => {
  const language = useSetting('language')
  const [loaded, setLoaded] = useState<Dictionary | null>(null)
  const [failed, setFailed] = useState<{ readonly reason: unknown } | null>(null)
  useEffect(() => {
    let wanted = true
    dictionaries[language]().then(
      // The page is rendered in slices, as all of it is when its texts come.
      (texts) => wanted && startTransition(() => setLoaded(texts)),
      (reason: unknown) => wanted && setFailed({ reason }),
    )
    return () => {
      wanted = false
    }
  }, [language])
  if (failed) throw failed.reason
  return loaded
}

/** Gives everything below it the texts of the chosen language; language and title of the page follow. */
export const Texts = ({ children }: { children: ReactNode }) => {
  const texts = useLoadedTexts()
  useEffect(() => {
    if (!texts) return
    const page = document.documentElement
    // To name the language that stands there already takes as long as to name another: tens of milliseconds.
    if (page.lang !== texts.language) page.lang = texts.language
    document.title = texts.app.name
  }, [texts])
  return texts && <TextContext value={texts}>{children}</TextContext>
}
