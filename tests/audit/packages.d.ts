/*
 * What is used of the packages that only this folder installs: the checks of the project run without them.
 */
declare module 'lighthouse' {
  type Audit = {
    readonly title: string
    readonly score: number | null
    readonly numericValue?: number
    readonly displayValue?: string
  }
  type Category = {
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }
  export type Result = {
    readonly categories: Readonly<Record<string, Category>>
    readonly audits: Readonly<Record<string, Audit>>
    readonly environment: { readonly benchmarkIndex: number }
  }
  type Flags = {
    readonly port: number
    readonly onlyCategories: readonly string[]
    readonly logLevel: 'error'
  }
  const lighthouse: (url: string, flags: Flags) => Promise<{ readonly lhr: Result } | undefined>
  export default lighthouse
}

declare module 'chrome-launcher' {
  type Options = { readonly chromePath?: string; readonly chromeFlags: readonly string[] }
  export const launch: (
    options: Options,
  ) => Promise<{ readonly port: number; readonly kill: () => void }>
}
