import type { HouseRule, HouseRules, RuleOptions } from '../../engine/table/ruleSet'

/** What a house rule is set to in the form; an amount is the text that was typed. */
export type Draft = string | boolean
export type Drafts = Readonly<Record<string, Draft>>

const draftOf = (value: string | number | boolean): Draft =>
  typeof value === 'number' ? String(value) : value

/** House rules of a record, as the form holds them. */
export const draftsFrom = (options: RuleOptions): Drafts =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, draftOf(value)]))

/** The house rules as they are where nobody says otherwise, but for what is already set. */
export const draftsOf = (rules: HouseRules, set: Drafts = {}): Drafts => ({
  ...Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, draftOf(rule.usual)])),
  ...set,
})

/** Whether a house rule can be what it is set to. */
export const isPossible = (rule: HouseRule, draft: Draft | undefined): boolean => {
  if (rule.kind !== 'amount') return true
  const text = String(draft).trim()
  return /^\d+$/.test(text) && Number(text) <= rule.most
}

const valueOf = (rule: HouseRule, draft: Draft): string | number | boolean =>
  rule.kind === 'amount' ? Number(draft) : draft

/** House rules as a record holds them. All of them must be possible. */
export const optionsOf = (rules: HouseRules, drafts: Drafts): RuleOptions =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      valueOf(rule, drafts[name] ?? draftOf(rule.usual)),
    ]),
  )
