import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Dictionary } from '../../i18n/dictionary'
import { dictionaries } from '../../i18n/dictionary'
import { useSetting } from '../../store/hooks'
import type { Language } from '../../store/settings'
import { TextContext } from './text'

type Loaded = { readonly language: Language; readonly texts: Dictionary }

/** The texts of the chosen language; those of the last one until they have arrived. */
const useLoadedTexts = (): Loaded | null => {
  const language = useSetting('language')
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState<{ readonly reason: unknown } | null>(null)
  useEffect(() => {
    let wanted = true
    dictionaries[language]().then(
      (texts) => wanted && setLoaded({ language, texts }),
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
  const loaded = useLoadedTexts()
  useEffect(() => {
    if (!loaded) return
    document.documentElement.lang = loaded.language
    document.title = loaded.texts.app.name
  }, [loaded])
  return loaded && <TextContext value={loaded.texts}>{children}</TextContext>
}
