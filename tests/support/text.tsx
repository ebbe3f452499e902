import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { english } from '../../src/i18n/en/english'
import type { Language } from '../../src/store/settings'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import { TextContext } from '../../src/ui/app/text'
import { RuleSetContext } from '../../src/ui/app/words'

const dictionaries = { en: english, 'zh-Hant': chinese } as const

/** Renders what reads texts, in one language and the words of `worldwide`. */
export const renderWithText = (node: ReactNode, language: Language = 'en'): RenderResult =>
  render(
    <TextContext value={dictionaries[language]}>
      <RuleSetContext value="worldwide">{node}</RuleSetContext>
    </TextContext>,
  )
