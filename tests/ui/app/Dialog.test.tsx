import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../../src/ui/app/Dialog'
import { renderWithText } from '../../support/text'

const show = () => {
  const close = vi.fn<() => void>()
  renderWithText(
    <Dialog title="Rules" onClose={close}>
      <p>Five sets and a pair</p>
    </Dialog>,
  )
  return close
}

test('a dialog is modal and named by its title', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Rules' })).toHaveAttribute('open')
})

test('its button and a click beside it ask to close; a click inside does not', async () => {
  const close = show()
  await userEvent.click(screen.getByText('Five sets and a pair'))
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('dialog'))
  expect(close).toHaveBeenCalledTimes(2)
})
