import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { english } from '../../../src/i18n/en/english'
import { chinese } from '../../../src/i18n/zh-Hant/chinese'
import { CHARACTERS, defaultSettings, readSettings } from '../../../src/store/settings'
import { changeSettings, settingsStore } from '../../../src/store/settingsStore'
import { OpponentChoice } from '../../../src/ui/settings/OpponentChoice'
import { showTable } from '../../support/showTable'
import { renderWithText } from '../../support/text'
import { viewOf } from '../../support/views'

const defaults = defaultSettings(['en'])
beforeEach(() => changeSettings(defaults))

const place = (number: number) => screen.getByRole('combobox', { name: `Opponent ${number}` })
const seated = () => settingsStore.getState().opponents

test('somebody new takes a place', async () => {
  renderWithText(<OpponentChoice />)
  await userEvent.selectOptions(place(2), 'Hua')
  expect(seated()).toEqual(['mei', 'hua', 'lin'])
})

test('somebody who sits already changes places, so that nobody sits twice', async () => {
  renderWithText(<OpponentChoice />)
  await userEvent.selectOptions(place(1), 'Lin')
  expect(seated()).toEqual(['lin', 'bo', 'mei'])
})

test('whoever sits is named at the table', async () => {
  await showTable(viewOf({}), { settings: { opponents: ['wing', 'bo', 'dou'] } })
  expect(screen.getByRole('region', { name: /^Wing, South/ })).toBeInTheDocument()
})

test.each([[['mei', 'mei', 'bo']], [['mei', 'bo']], [['mei', 'bo', 'nobody']], ['mei']])(
  '%j cannot sit down',
  (opponents) => {
    expect(readSettings({ opponents }, defaults).opponents).toEqual(['mei', 'bo', 'lin'])
  },
)

test('everybody has a face, and a name in both languages that nobody else has', () => {
  const faces = readFileSync('public/faces.svg', 'utf8')
  for (const one of CHARACTERS) expect(faces).toContain(`<symbol id="${one}"`)
  for (const { people } of [english.app, chinese.app]) {
    expect(new Set(CHARACTERS.map((one) => people[one])).size).toBe(CHARACTERS.length)
  }
})
