import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { preview } from 'vite'
import { chinese } from '../../src/i18n/zh-Hant/chinese'
import { english } from '../../src/i18n/en/english'
import { LANGUAGE_NAMES } from '../../src/ui/app/languageNames'
import { leaveTable, openLobby, playButton, sitDown } from './support/lobby'
import { expect, test } from './support/page'
import { byKeys, playHand, untilAsked } from './support/play'
import { goOnButton, tiles, wholeTable } from './support/table'

const { app, ceremony } = english

test.use({ serviceWorkers: 'allow' })

/** Opens the front door for the first time, and waits until all of the game is stored. */
const openAndStore = async (page: Page): Promise<void> => {
  await openLobby(page)
  await expect(page.getByText(app.offline.ready)).toBeVisible()
}

test('a game goes on without a network, from a move in the middle to its result', async ({
  page,
  context,
}) => {
  await openAndStore(page)
  await sitDown(page, { seed: 'offline', length: 'round' })
  await untilAsked(page)
  const table = await wholeTable(page)
  await context.setOffline(true)
  await page.reload()
  await untilAsked(page)
  expect(await wholeTable(page)).toEqual(table)
  await playHand(page)
  await expect(goOnButton(page)).toBeVisible()
})

test('the other language is there without a network, on the first visit too', async ({
  page,
  context,
}) => {
  await openAndStore(page)
  await context.setOffline(true)
  await page.getByRole('radio', { name: LANGUAGE_NAMES['zh-Hant'] }).check()
  await page.getByRole('button', { name: chinese.lobby.play, exact: true }).click()
  await page.getByRole('button', { name: chinese.ceremony.skip }).click()
  const before = await untilAsked(page)
  await byKeys(page, before)
  await untilAsked(page, before)
  await expect(tiles(page, chinese)).not.toHaveCount(0)
})

test('that the game is stored is said on the first visit only', async ({ page }) => {
  await openAndStore(page)
  await page.reload()
  await expect(playButton(page)).toBeVisible()
  await expect(page.getByText(app.offline.ready)).toHaveCount(0)
})

test('the game can be installed', async ({ page, context }) => {
  await openLobby(page)
  const client = await context.newCDPSession(page)
  const { errors, data } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { name, display, icons } = JSON.parse(data ?? '') as {
    name: string
    display: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(name).toContain(app.name)
  expect(display).toBe('standalone')
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { src } of icons) expect((await page.request.get(`/${src}`)).ok(), src).toBe(true)
})

const write = (folder: string, file: string, change: (text: string) => string): void => {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

type Site = {
  readonly address: string
  /** Puts another build in the place of the one that is served. */
  readonly publish: () => void
}

/** The game served from a folder of a site, where a newer build can be put. */
const updated = test.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from it which fixtures are wanted
  site: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'sixteen-'))
    cpSync('dist', folder, { recursive: true })
    const server = await preview({
      base: '/some/where/',
      build: { outDir: folder },
      preview: { port: 4900 },
      logLevel: 'error',
    })
    const publish = (): void => {
      write(folder, 'index.html', (page) => page.replace('<html', '<html data-build="newer"'))
      write(folder, 'sw.js', (worker) => worker.replace(/VERSION = '\w+'/, "VERSION = 'newer'"))
    }
    await give({ address: server.resolvedUrls?.local[0] ?? '', publish })
    await server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ site }, give) => give(site.address),
})

/** The page as a newer build lays it out. */
const newerBuild = (page: Page) => page.locator('html[data-build="newer"]')

/** Lets the browser look for a newer build, as it does by itself from time to time. */
const look = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

const newerNotice = (page: Page) => page.getByText(app.offline.newer)

updated(
  'a newer build waits for the end of a hand in every tab, and is loaded when asked',
  async ({ page: playing, context, site }) => {
    await playing.goto('')
    await expect(playing.getByText(app.offline.ready)).toBeVisible()
    await playButton(playing).click()
    await playing.getByRole('button', { name: ceremony.skip }).click()
    const before = await untilAsked(playing)
    const lobby = await context.newPage()
    await lobby.goto('')
    site.publish()
    await look(lobby)

    await lobby.getByRole('button', { name: app.offline.load }).click()
    await expect(newerBuild(lobby)).toBeAttached()
    await expect(newerNotice(lobby)).toHaveCount(0)

    expect(await newerBuild(playing).count()).toBe(0)
    await expect(newerNotice(playing)).toHaveCount(0)
    await byKeys(playing, before)
    await untilAsked(playing, before)
    await leaveTable(playing)
    await playing.getByRole('button', { name: app.offline.load }).click()
    await expect(newerBuild(playing)).toBeAttached()
  },
)

updated(
  'a newer build is put off with a press, and comes by itself with the next visit',
  async ({ page, context, site }) => {
    await page.goto('')
    await expect(page.getByText(app.offline.ready)).toBeVisible()
    site.publish()
    await look(page)
    await page.getByRole('button', { name: app.offline.later }).click()
    await expect(newerNotice(page)).toHaveCount(0)
    expect(await newerBuild(page).count()).toBe(0)
    await page.close()
    // The waiting worker begins its service while nobody is served: no page stays open in the pauses.
    await expect(async () => {
      const later = await context.newPage()
      await later.goto('')
      const shown = await newerBuild(later).count()
      await later.close()
      expect(shown).toBe(1)
    }).toPass()
  },
)
