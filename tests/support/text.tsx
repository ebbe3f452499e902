import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { english } from '../../src/i18n/en/english'
import type { Language } from '../../src/i18n/language'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import { TextContext } from '../../src/ui/app/text'

const dictionaries = { en: english, 'zh-Hant': chinese } as const

/** Renders what reads texts, in one language. */
export const renderWithText = (node: ReactNode, language: Language = 'en'): RenderResult =>
  render(<TextContext value={dictionaries[language]}>{node}</TextContext>)
