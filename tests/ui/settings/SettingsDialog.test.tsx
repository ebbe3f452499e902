import { screen, within } from '@testing-library/react'
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
  ['Worth of a win', 'worth', false],
  ['Figures in the corners', 'cornerFigures', false],
  ['Keep my hand sorted', 'sort', false],
  ['Confirm each discard', 'confirmDiscards', true],
  ['Next hand automatically', 'autoContinue', true],
  ['Left-handed', 'leftHanded', true],
] as const)('%s is changed at once', async (name, setting, after) => {
  show()
  await userEvent.click(screen.getByRole('switch', { name }))
  expect(settingsStore.getState()[setting]).toBe(after)
})

test.each([
  ['繁體中文', 'language', 'zh-Hant'],
  ['Instant', 'speed', 'instant'],
  ['After my move', 'advice', 'after'],
  ['Dark', 'theme', 'dark'],
  ['Reduced', 'motion', 'reduced'],
  ['Claret', 'tableColour', 'claret'],
  ['Winds and dragons', 'sortOrder', 'honours'],
] as const)('%s is chosen at once', async (name, setting, after) => {
  show()
  await userEvent.click(screen.getByRole('radio', { name }))
  expect(settingsStore.getState()[setting]).toBe(after)
})

test('a language is named in itself, which decides how it is drawn and read', () => {
  show()
  expect(screen.getByText('繁體中文')).toHaveAttribute('lang', 'zh-Hant')
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en')
})

test('every switch says what it does', () => {
  show()
  expect(screen.getByRole('switch', { name: 'Winning tiles' })).toHaveAccessibleDescription(
    /how many are left/,
  )
})

test('what is passed by itself is chosen kind by kind, and says what a pass costs', async () => {
  show()
  const group = screen.getByRole('group', { name: 'Pass automatically on' })
  expect(group).toHaveAccessibleDescription(/never on a win.*counts as a pass/)
  for (const name of ['Fours', 'Runs']) {
    await userEvent.click(within(group).getByRole('checkbox', { name }))
  }
  expect(settingsStore.getState().autoPass).toEqual(['chow', 'kong'])
  await userEvent.click(within(group).getByRole('checkbox', { name: 'Fours' }))
  expect(settingsStore.getState().autoPass).toEqual(['chow'])
})
