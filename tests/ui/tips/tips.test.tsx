import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { PlayerView, SeenEvent } from '../../../src/engine/table/view'
import { seatingOf } from '../../../src/engine/table/seating'
import { tipTexts } from '../../../src/i18n/tips'
import { newSave } from '../../../src/store/playing'
import type { Game } from '../../../src/store/gameTypes'
import { guidedRequest, TIPS } from '../../../src/store/guided'
import { changeSettings, settingsStore } from '../../../src/store/settingsStore'
import type { Language } from '../../../src/store/settings'
import { SeatingContext } from '../../../src/ui/app/people'
import { Tips } from '../../../src/ui/tips/Tips'
import { renderWithText, withText } from '../../support/text'
import { choice, discardsOf, lying, player, tileSet, viewOf } from '../../support/views'

const SEATING = { ...seatingOf('winds', 'tips'), players: [0, 1, 2, 3] as const }
const { actions: _, ...record } = newSave(guidedRequest()).record

const gameOf = (view: PlayerView): Game => ({
  id: 'tips',
  record,
  seating: SEATING,
  seat: 0,
  view,
  events: [],
  step: 1,
  canUndo: false,
  readOnly: false,
})

const page = (view: PlayerView) => (
  <SeatingContext value={SEATING}>
    <Suspense>
      <Tips game={gameOf(view)} />
    </Suspense>
  </SeatingContext>
)

/** What tips lie beside, as far as it has no tiles. */
const TABLE = '<div data-bar></div><section role="dialog"><footer></footer></section>'

/** Shows a view with everything still to be told, and lets it change. */
const tell = async (view: PlayerView, language: Language = 'en') => {
  document.body.innerHTML = TABLE
  changeSettings({ tipsLeft: TIPS })
  const { rerender } = renderWithText(null, language)
  const show = (shown: PlayerView) =>
    act(async () => {
      rerender(withText(page(shown), language))
      await tipTexts[language]()
    })
  await show(view)
  return show
}

const told = () => screen.queryByRole('region', { name: /^(Tip|提示)$/ })
const gotIt = () => screen.getByRole('button', { name: 'Got it' })

afterEach(() => settingsStore.setState(settingsStore.getInitialState(), true))

const set = tileSet()
const concealed = set.take('123m456m789m123p5599s2z')
const flowers = set.take('3f')
const thrown = set.one('5s')
const ownTurn = viewOf({
  own: { closed: false, concealed, drawn: concealed.at(-1)! },
  players: [player({ flowers }), player(), player(), player()],
  choices: discardsOf(concealed),
})
const claiming = (extra: readonly SeenEvent[] = []): PlayerView =>
  viewOf({
    own: { closed: false, concealed, drawn: null },
    players: [player(), player(), player(), player({ discards: lying([thrown]) })],
    stage: { stage: 'claiming', on: 'discard', tile: thrown, from: 3 },
    events: [...ownTurn.events, ...extra],
    choices: [choice({ type: 'pong' }), choice({ type: 'pass' })],
  })

test('one thing is told at a time, each once, as it is dismissed', async () => {
  await tell(ownTurn)
  expect(told()).toHaveTextContent(/^These tiles are your hand/)
  await userEvent.click(gotIt())
  expect(told()).toHaveTextContent(/^A flower/)
  await userEvent.keyboard('{Escape}')
  expect(told()).toHaveTextContent(/^It is your turn/)
  await userEvent.click(gotIt())
  expect(told()).toBeNull()
})

test('what is told is announced politely', async () => {
  await tell(ownTurn)
  expect(screen.getByRole('status')).toHaveTextContent(/^These tiles are your hand/)
})

test('all of it can be skipped at once', async () => {
  await tell(ownTurn)
  await userEvent.click(screen.getByRole('button', { name: 'Skip all tips' }))
  expect(told()).toBeNull()
  expect(settingsStore.getState().tipsLeft).toEqual([])
})

test('whoever plays on without dismissing is told the next thing when it happens', async () => {
  const next = await tell(ownTurn)
  const move: SeenEvent = { event: 'discard', seat: 0, tile: thrown, drawn: true, close: false }
  await next(claiming([move]))
  expect(told()).toHaveTextContent(/^You hold two of the tile/)
  expect(settingsStore.getState().tipsLeft).not.toContain('tiles')
})

test('a tip goes when its moment is over', async () => {
  const next = await tell(claiming())
  await userEvent.click(gotIt())
  expect(told()).toHaveTextContent(/Pong lays all three down/)
  await next(viewOf({ stage: { stage: 'acting', seat: 1 } }))
  expect(told()).toBeNull()
})

test('somebody else who claims is named', async () => {
  const claim: SeenEvent = { event: 'pong', seat: 2, tile: thrown, with: [], from: 3 }
  await tell(viewOf({ events: [...ownTurn.events, claim], stage: { stage: 'acting', seat: 2 } }))
  await userEvent.click(gotIt())
  expect(told()).toHaveTextContent(/^Bo took that discard/)
})

test('a claimed set is spoken of once its tiles have landed, and not covered', async () => {
  const claim: SeenEvent = { event: 'pong', seat: 2, tile: thrown, with: [], from: 3 }
  const view = viewOf({ events: [...ownTurn.events, claim], stage: { stage: 'acting', seat: 2 } })
  await tell(view)
  const claimed = document.createElement('i')
  claimed.dataset['tile'] = String(thrown)
  claimed.dataset['flying'] = ''
  const meld = document.createElement('span')
  meld.setAttribute('role', 'img')
  meld.append(claimed)
  document.body.append(meld)
  // A column of tiles at the left edge.
  const box = new DOMRect(10, 300, 40, 140)
  meld.getBoundingClientRect = () => box
  await userEvent.click(gotIt())
  const card = document.querySelector<HTMLElement>('section[aria-label="Tip"]')!
  expect(card).toHaveStyle({ visibility: 'hidden' })
  delete claimed.dataset['flying']
  await waitFor(() => expect(card).not.toHaveStyle({ visibility: 'hidden' }))
  expect(parseFloat(card.style.insetInlineStart)).toBeGreaterThanOrEqual(box.right)
})

test('a hand that is over points at its sheet', async () => {
  await tell(viewOf({ stage: { stage: 'hand-over' } }))
  expect(told()).toHaveTextContent(/^The hand is over/)
})

test('a newcomer is told the same in Chinese', async () => {
  await tell(ownTurn, 'zh-Hant')
  expect(told()).toHaveTextContent(/^這些就是/)
})

test('every tip is one sentence in both languages', async () => {
  const texts = await Promise.all([tipTexts.en(), tipTexts['zh-Hant']()])
  const who = { you: false, name: 'Mei' }
  for (const { says, others } of texts) {
    const sentences = [...Object.values(says), others(who)]
    expect(sentences).toHaveLength(TIPS.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[^.!。！]+[.!。！]$/)
  }
})
