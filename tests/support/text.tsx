import { act, render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { english } from '../../src/i18n/en/english'
import { textsOfRuleSet } from '../../src/i18n/ruleSets'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import type { Language } from '../../src/store/settings'
import { TextContext } from '../../src/ui/app/text'
import { RuleSetContext } from '../../src/ui/app/ruleSet'
import type { RuleSetInUse } from '../../src/ui/app/ruleSet'
import { usePlayText, useRows } from '../../src/ui/app/words'

const WORLDWIDE: RuleSetInUse = { id: 'worldwide', options: {} }
const dictionaries = { en: english, 'zh-Hant': chinese } as const

/** What reads texts, within one language and the words of a rule set. */
export const withText = (node: ReactNode, language: Language, rules: RuleSetInUse = WORLDWIDE) => (
  <TextContext value={dictionaries[language]}>
    <RuleSetContext value={rules}>{node}</RuleSetContext>
  </TextContext>
)

/** Renders what reads texts, in one language and the words of a rule set, `worldwide` unless it is said. */
export const renderWithText = (
  node: ReactNode,
  language: Language = 'en',
  rules: RuleSetInUse = WORLDWIDE,
): RenderResult => render(withText(node, language, rules))

const Fetched = ({ children }: { children: ReactNode }) => {
  useRows()
  usePlayText()
  return children
}

/** The same for what waits for the texts of the rule set: done when they are there. */
export const renderWithRows = async (
  node: ReactNode,
  language: Language = 'en',
  rules: RuleSetInUse = WORLDWIDE,
): Promise<void> => {
  await act(async () => {
    renderWithText(
      <Suspense>
        <Fetched>{node}</Fetched>
      </Suspense>,
      language,
      rules,
    )
    await textsOfRuleSet(rules.id).rows[language]()
    await textsOfRuleSet(rules.id).play[language]()
  })
}
