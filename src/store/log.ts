export const PROBLEM_CODES = [
  'stale-answer',
  'illegal-answer',
  'bot-failed',
  'save-failed',
  'settings-unreadable',
  'hints-failed',
  'not-followed',
  'not-stored',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export type Problem = { readonly code: ProblemCode; readonly detail: string }

const ROOM = 100
const ring: Problem[] = []

/** Notes something that went wrong while the game went on; the oldest of a hundred make room. */
export const logProblem = (code: ProblemCode, detail: string): void => {
  ring.push({ code, detail })
  if (ring.length > ROOM) ring.shift()
}

/** What went wrong since the page was loaded, oldest first. */
export const problems = (): readonly Problem[] => [...ring]

/** A thrown value in words. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
