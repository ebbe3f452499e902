import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { defaultSettings } from '../../../src/store/settings'
import { changeSettings, settingsStore } from '../../../src/store/settingsStore'
import { SettingsDialog } from '../../../src/ui/settings/SettingsDialog'
import { renderWithText } from '../../support/text'

beforeEach(() => changeSettings(defaultSettings(['en'])))

const show = () => renderWithText(<SettingsDialog onClose={() => {}} />)

test.each([
  ['Winning tiles', 'waitHint', false],
  ['Ready discards', 'discardHint', true],
  ['Worth of a win', 'worth', false],
  ['Figures in the corners', 'cornerFigures', false],
  ['Keep my hand sorted', 'sort', false],
] as const)('%s is changed at once', async (name, setting, after) => {
  show()
  await userEvent.click(screen.getByRole('switch', { name }))
  expect(settingsStore.getState()[setting]).toBe(after)
})

test.each([
  ['繁體中文', 'language', 'zh-Hant'],
  ['Instant', 'speed', 'instant'],
  ['Dark', 'theme', 'dark'],
  ['Reduced', 'motion', 'reduced'],
] as const)('%s is chosen at once', async (name, setting, after) => {
  show()
  await userEvent.click(screen.getByRole('radio', { name }))
  expect(settingsStore.getState()[setting]).toBe(after)
})

test('every switch says what it does', () => {
  show()
  expect(screen.getByRole('switch', { name: 'Winning tiles' })).toHaveAccessibleDescription(
    /how many are left/,
  )
})
