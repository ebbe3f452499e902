import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TILE_TEXTS } from '../../../src/engine/tiles/tile'
import type { TileKind } from '../../../src/engine/tiles/tile'
import { Tile } from '../../../src/ui/tile/Tile'

const kindOf = (text: (typeof TILE_TEXTS)[number]) => TILE_TEXTS.indexOf(text) as TileKind

const references = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))

describe('a tile', () => {
  test('shows its face in both forms and its corner figure', () => {
    const { container } = render(<Tile kind={kindOf('7p')} />)
    expect(references(container)).toEqual(['#7p', '#7p-small', '#7p-corner'])
  })

  test('has no corner figure when it is a flower, whose number is part of the picture', () => {
    const { container } = render(<Tile kind={kindOf('8f')} />)
    expect(references(container)).toEqual(['#8f', '#8f-small'])
  })

  test('shows only its back, which the style sheet draws, when its kind is not known', () => {
    const { container } = render(<Tile kind={null} />)
    expect(container.firstChild).toHaveAttribute('data-back')
    expect(references(container)).toEqual([])
  })

  test('is hidden from assistive tech while its owner names it', () => {
    const { container } = render(<Tile kind={kindOf('1s')} mark="last" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('is one named picture when it has a label', () => {
    const { container } = render(<Tile kind={kindOf('1s')} label="1 bamboo" mark="winning" />)
    expect(screen.getByRole('img', { name: '1 bamboo' })).toBe(container.firstChild)
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })
})
