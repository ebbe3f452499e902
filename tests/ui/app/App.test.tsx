import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from '../../../src/ui/app/App'

test('the page carries the name of the game as its first heading', () => {
  render(<App />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sixteen')
})
