import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SeatingContext } from '../../../src/ui/app/people'
import { TableDialogs } from '../../../src/ui/app/TableDialogs'
import type { TableDialog } from '../../../src/ui/app/tableDialogs'
import { gameOf } from '../../support/game'
import { SEATED, wonHand } from '../../support/results'
import { winOf } from '../../support/score'
import { renderWithRows } from '../../support/text'

const show = async (shown: TableDialog, language: 'en' | 'zh-Hant' = 'en') => {
  const onShow = vi.fn<(dialog: TableDialog | null) => void>()
  const finished = [wonHand([winOf('111222333m45p789p99s + 6p')])]
  await renderWithRows(
    <SeatingContext value={SEATED}>
      <TableDialogs game={gameOf({ finished })} shown={shown} onShow={onShow} />
    </SeatingContext>,
    language,
  )
  return onShow
}

test('the menu names everything that can be looked up, and that leaving keeps the game', async () => {
  const onShow = await show('menu')
  const names = ['Score sheet', 'Log of moves', 'Rules', 'Keyboard', 'Settings']
  for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible()
  expect(screen.getByRole('button', { name: /Leave the table/ })).toHaveTextContent('kept')
  await userEvent.click(screen.getByRole('button', { name: 'Rules' }))
  expect(onShow).toHaveBeenCalledWith('rules')
})

test('the score sheet lists every hand, and each opens with its breakdown', async () => {
  await show('scores')
  const sheet = await screen.findByRole('table')
  expect(within(sheet).getAllByRole('row')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Open hand 1' }))
  expect(await screen.findByRole('heading', { name: 'What it scores' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the score sheet' }))
  expect(screen.getByRole('button', { name: 'Open hand 1' })).toBeVisible()
})

test('the rules list every row with its points, and find one by its words', async () => {
  await show('rules')
  expect(await screen.findByText('95 rows')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'robbing a gong')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Robbing a Gong',
  ])
})

test('points that follow the round are all told', async () => {
  await show('rules')
  await userEvent.type(await screen.findByRole('searchbox'), 'seven flowers')
  expect(screen.getByText('20 / 22 / 24 / 26')).toBeVisible()
})

test('the keys of the table are listed', async () => {
  await show('keys', 'zh-Hant')
  expect(screen.getByRole('dialog', { name: '鍵盤操作' })).toBeVisible()
  expect(screen.getAllByRole('definition').length).toBeGreaterThan(8)
})
