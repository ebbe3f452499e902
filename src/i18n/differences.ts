import type { RuleSetId } from '../rules/index'

/** Something that the rule sets answer differently, and what each of them answers. */
export type Difference = {
  readonly topic: string
  readonly answers: Readonly<Record<RuleSetId, string>>
}

/** How the rule sets differ, fetched in one language when it is asked for. */
export const differences = {
  en: async (): Promise<readonly Difference[]> => (await import('./en/differences')).differences,
  'zh-Hant': async (): Promise<readonly Difference[]> =>
    (await import('./zh-Hant/differences')).differences,
}
