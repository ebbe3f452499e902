import { useText } from './text'

/** Writes a moment (ms) as day and time in the language of the page, never broken over a line. */
export const useDateText = (): ((at: number) => string) => {
  const { language } = useText()
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-TW', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (at) => format.format(at).replaceAll(' ', '\u00A0')
}
