import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { goOnButton, passButton, skipButton, standings, tiles } from './table'

const PATIENCE_MS = 20_000

/** What a page asks of the person; `paper` lies over the table between hands. */
export type Question = {
  readonly asks: 'turn' | 'claim' | 'paper'
  /** Whether a win is offered that counts. */
  readonly win: boolean
  /** What has been told of the game so far: it tells one question from the next. */
  readonly told: string
}

type Wait = { readonly told: string | null; readonly patience: number }

/**
 * Waits in the page for a question other than the one that was `told`, and until it has been painted: before,
 * it takes no answer. Null where none comes.
 */
const nextQuestion = async ({ told, patience }: Wait): Promise<Question | null> => {
  const frame = () => new Promise(requestAnimationFrame)
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const asked = (): Question['asks'] | null => {
    if (find('section[role="dialog"]')?.checkVisibility()) return 'paper'
    if (find('[data-move="pass"]')) return 'claim'
    return find('[role="toolbar"] button:not([aria-disabled])') ? 'turn' : null
  }
  const look = (): Question | null => {
    const now = find('[role="log"]')?.textContent ?? ''
    const asks = now === told ? null : asked()
    if (asks === null) return null
    const win = find('[data-move="win"]')
    return { asks, win: win !== null && !win.textContent.includes('⚠'), told: now }
  }
  const change = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve()
      })
      const attributeFilter = ['aria-disabled', 'style']
      observer.observe(document, { subtree: true, childList: true, attributeFilter })
      setTimeout(resolve, 1000)
    })
  for (const end = performance.now() + patience; performance.now() < end; await change()) {
    const question = look()
    if (question === null) continue
    for (let frames = 0; frames < 3; frames += 1) await frame()
    if (look()?.told === question.told) return look()
  }
  return null
}

/** Waits until the person is asked something, other than the question `before`. */
export const untilAsked = async (page: Page, before: Question | null = null): Promise<Question> => {
  const question = await page.evaluate(nextQuestion, {
    told: before?.told ?? null,
    patience: PATIENCE_MS,
  })
  if (question === null) throw new Error(`Nothing is asked after: ${before?.told ?? 'the start'}`)
  return question
}

/** Waits until what is now on the page has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })

/** How somebody plays: what they do when they are asked. */
export type Player = (page: Page, question: Question) => Promise<unknown>

/** Wins where that counts, passes on everything else and discards what was drawn, all by keys. */
export const byKeys: Player = ({ keyboard }, { asks, win }) => {
  if (win) return keyboard.press('m')
  return keyboard.press(asks === 'claim' ? 'x' : 'Enter')
}

type Press = (tile: Locator) => Promise<unknown>

/** Never wins and discards from either end of the hand in turn: two presses on one spot may be one. */
const fromBothEnds = (pass: (button: Locator) => Promise<unknown>, discard: Press): Player => {
  let turns = 0
  return (page, { asks }) => {
    if (asks === 'claim') return pass(passButton(page))
    turns += 1
    return discard(turns % 2 === 0 ? tiles(page).first() : tiles(page).last())
  }
}

export const byMouse = (): Player =>
  fromBothEnds(
    (button) => button.click(),
    (tile) => tile.click(),
  )

/** A first tap lifts a tile, a second one discards it. */
export const byTouch = (): Player =>
  fromBothEnds(
    (button) => button.tap(),
    async (tile) => {
      await tile.tap()
      await expect(tile).toHaveAttribute('data-lifted')
      await tile.tap()
    },
  )

/** Lets somebody play until the question is as wanted, or a paper lies over the table; answers that one. */
export const playUntil = async (
  page: Page,
  wanted: (question: Question) => boolean,
  player: Player = byKeys,
): Promise<Question> => {
  let question = await untilAsked(page)
  while (question.asks !== 'paper' && !wanted(question)) {
    await player(page, question)
    question = await untilAsked(page, question)
  }
  return question
}

/** Plays until it is the person's turn. */
export const untilOwnTurn = async (page: Page): Promise<void> => {
  expect((await playUntil(page, ({ asks }) => asks === 'turn')).asks).toBe('turn')
}

/** Plays the hand on the table to its result. */
export const playHand = (page: Page, player: Player = byKeys): Promise<Question> =>
  playUntil(page, () => false, player)

/** Plays hand after hand to the end of the game; answers how many there were. */
export const playGame = async (page: Page, player: Player = byKeys): Promise<number> => {
  for (let hands = 1; ; hands += 1) {
    const over = await playHand(page, player)
    await goOnButton(page).click()
    await untilAsked(page, over)
    if (await standings(page).isVisible()) return hands
  }
}

/** Skips the ceremony, which must be on the screen. */
export const skipCeremony = async (page: Page): Promise<void> => {
  await skipButton(page).click()
  await expect(skipButton(page)).toBeHidden()
}
