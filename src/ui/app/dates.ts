import { useSetting } from '../../store/hooks'

/** Writes a moment (ms) as day and time in the language of the page. */
export const useDateText = (): ((at: number) => string) => {
  const language = useSetting('language')
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-TW', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (at) => format.format(at)
}
