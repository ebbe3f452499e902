import type { Page } from '@playwright/test'
import { english } from '../../src/i18n/en/english'
import { expect, test } from './support/page'
import { painted, untilAsked } from './support/play'
import { ownTurn, resumeAt } from './support/positions'
import { listen, whatHappened } from './support/spoken'

const { app, ceremony, lobby, table } = english
const { says } = table

const QUESTION = /^(Your turn\.|You may:)/
const DRAWN = /^Your turn\. You drew (.+?)\.( You may|$)/
const isOver = (line: string): boolean => line === says.handOver

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Answers what was asked: passes on what others discard, discards what was drawn. */
const answer = async (page: Page, question: string): Promise<void> => {
  await painted(page)
  const [, drawn] = DRAWN.exec(question) ?? []
  const pass = button(page, english.actions.pass.hongKong)
  const tile = page.getByRole('button', { name: `${drawn}, ${table.tile.drawn}` })
  await (drawn === undefined ? pass : tile).press('Enter')
}

test('a whole hand by what is heard, by roles and names alone', async ({ page }) => {
  const spoken = await listen(page)
  await page.goto('/')
  await page.getByRole('radio', { name: lobby.lengths.hand }).check()
  await button(page, lobby.play).press('Enter')
  await button(page, ceremony.skip).press('Enter')
  for (let heard = 0; !spoken.some(isOver);) {
    await expect
      .poll(() => spoken.slice(heard).some((line) => QUESTION.test(line) || isOver(line)))
      .toBe(true)
    const question = spoken.slice(heard).findLast((line) => QUESTION.test(line))
    heard = spoken.length
    if (question !== undefined && !spoken.some(isOver)) await answer(page, question)
  }
  const told = spoken.filter((line) => !QUESTION.test(line))
  expect(told.length).toBeGreaterThan(20)
  // What has just been told is stored a moment later.
  await expect.poll(() => whatHappened(page)).toEqual(told)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a table that is sat down at again says at once what is asked', async ({ page }) => {
  const spoken = await listen(page)
  await resumeAt(page, { wanted: ownTurn })
  await expect.poll(() => spoken.at(-1)).toMatch(QUESTION)
})

test('by key: scores, tiles left, waits and the last discard, each time anew', async ({ page }) => {
  const spoken = await listen(page)
  await resumeAt(page, { wanted: (view) => ownTurn(view) && view.events.length > 40 })
  await untilAsked(page)
  for (const [key, words] of [
    ['s', / tiles? left\.$/],
    ['t', / left to draw\.$/],
    ['w', /(ready|wait for|told now)/],
    ['r', / discards? /],
  ] as const) {
    const before = spoken.length
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    await expect.poll(() => spoken.length).toBe(before + 2)
    expect(spoken.at(-1)).toMatch(words)
    expect(spoken.at(-1)).toBe(spoken.at(-2))
  }
})

test('the table is told in the order of play', async ({ page }) => {
  await resumeAt(page, { wanted: (view) => ownTurn(view) && view.events.length > 40 })
  await untilAsked(page)
  const lines = (await page.getByRole('main').ariaSnapshot()).split('\n').map((one) => one.trim())
  const order = [
    `region "${table.actions}"`,
    `toolbar "${table.hand}"`,
    `region "${table.ownTable}"`,
    `list "${table.plate.river({ you: true, name: '' })}"`,
    `region "${app.people.mei}`,
    `region "${app.people.bo}`,
    `navigation "${app.menu.open}"`,
  ].map((start) => lines.findIndex((line) => line.startsWith(`- ${start}`)))
  expect(order).not.toContain(-1)
  expect(order.slice(0, 4)).toEqual(order.slice(0, 4).toSorted((a, b) => a - b))
  expect(Math.min(...order.slice(4, 6))).toBeGreaterThan(order[3]!)
  expect(order[6]).toBeGreaterThan(Math.max(...order.slice(4, 6)))
})
