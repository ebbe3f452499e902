import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seatingOf } from '../../../src/engine/table/seating'
import { SeatingContext } from '../../../src/ui/app/people'
import { RevealContext } from '../../../src/ui/motion/useReveal'
import type { Reveal } from '../../../src/ui/motion/useReveal'
import { SeatPlate } from '../../../src/ui/table/SeatPlate'
import { renderWithText, withText } from '../../support/text'
import { viewOf } from '../../support/views'

const seating = { ...seatingOf('winds', 'plate'), players: [0, 1, 2, 3] as const }

const plate = (points: number, reveal: Reveal) => (
  <SeatingContext value={seating}>
    <RevealContext value={reveal}>
      <SeatPlate view={viewOf({ scores: [points, 0, 0, 0] })} seat={0} place="own" />
    </RevealContext>
  </SeatingContext>
)

test('a score changes once the end of the hand has been shown, and at once during a hand', () => {
  const { rerender } = renderWithText(plate(12, 'over'))
  const show = (points: number, reveal: Reveal) => rerender(withText(plate(points, reveal), 'en'))
  show(78, 'lifted')
  expect(screen.getByText('12')).toBeVisible()
  show(78, 'turned')
  expect(screen.getByText('12')).toBeVisible()
  show(78, 'over')
  expect(screen.getByText('78')).toBeVisible()
  show(83, 'over')
  expect(screen.getByText('83')).toBeVisible()
})
