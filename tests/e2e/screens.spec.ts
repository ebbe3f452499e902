import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page'

const LOOKS = [
  { width: 320, height: 640, colorScheme: 'light', locale: 'en-GB' },
  { width: 1440, height: 900, colorScheme: 'dark', locale: 'zh-TW' },
] as const

const TEXTS = {
  'en-GB': { play: 'Play', skip: 'Skip', next: 'Next', menu: 'Menu', settings: 'Settings' },
  'zh-TW': { play: '開始', skip: '跳過', next: '下一步', menu: '選單', settings: '設定' },
} as const

const expectFits = async (page: Page): Promise<void> => {
  const [wide, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(wide, 'width of the page').toBeLessThanOrEqual(window ?? 0)
}

const expectSound = async (page: Page): Promise<void> => {
  await expectFits(page)
  await expectAccessible(page)
}

const play = async (page: Page, texts: (typeof TEXTS)[keyof typeof TEXTS] = TEXTS['en-GB']) => {
  await page.goto('/')
  await page.getByRole('button', { name: texts.play, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

for (const { width, height, colorScheme, locale } of LOOKS) {
  test.describe(`${width} px, ${colorScheme}, ${locale}`, () => {
    test.use({ viewport: { width, height }, colorScheme, locale })
    const texts = TEXTS[locale]

    test('lobby and settings', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: texts.play, exact: true }).waitFor()
      await expectSound(page)
      await page.getByRole('button', { name: texts.settings }).click()
      await expectSound(page)
    })

    test('every step of the ceremony', async ({ page }) => {
      await play(page, texts)
      for (let step = 0; step < 3; step += 1) {
        await expectSound(page)
        await page.getByRole('button', { name: texts.next }).click()
      }
      await expectSound(page)
    })

    test('everything behind the menu of the table', async ({ page }) => {
      await play(page, texts)
      await page.getByRole('button', { name: texts.skip }).click()
      const dialog = page.locator('dialog[open]')
      const entries = dialog.getByRole('listitem').getByRole('button')
      for (let at = 0; at < 5; at += 1) {
        await page.getByRole('button', { name: texts.menu }).click()
        await entries.nth(at).click()
        await dialog.getByRole('heading').first().waitFor()
        await expectSound(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
  })
}

for (const [locale, name] of [
  ['zh-HK', '十六張'],
  ['fr-FR', 'Sixteen'],
] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test(`is served ${name}`, async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveTitle(name)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    })
  })
}

test('a reload in the ceremony goes on where it was, and the seats stay', async ({ page }) => {
  await play(page)
  const said = await page.getByRole('status').first().textContent()
  await page.reload()
  await expect(page.getByRole('status').first()).toHaveText(said ?? '')
})

test('leaving keeps the game, and the lobby leads back to it', async ({ page }) => {
  await play(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /Leave the table/ }).click()
  await page.getByRole('button', { name: 'Go on playing' }).click()
  await expect(page.getByRole('dialog', { name: 'Who sits where' })).toBeVisible()
})

test('a second tab watches, says so, and can take over', async ({ context, page }) => {
  await play(page)
  const second = await context.newPage()
  await second.goto('/#/table')
  await expect(second.getByText('This game is being played in another tab')).toBeVisible()
  await second.getByRole('button', { name: 'Take over' }).click()
  await expect(second.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expect(page.getByText('This game is being played in another tab')).toBeVisible()
})

test('where nothing can be saved the game says so once and is played', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await play(page)
  await expect(page.getByRole('alert')).toContainText('does not let the game save')
  await page.getByRole('button', { name: 'Understood' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
