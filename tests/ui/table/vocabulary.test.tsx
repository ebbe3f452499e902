import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../../../src/engine/table/action'
import type { Refusal } from '../../../src/engine/table/action'
import { PAY_REASONS } from '../../../src/engine/table/event'
import type { PayReason } from '../../../src/engine/table/event'
import type { PlayerView, SeenEvent } from '../../../src/engine/table/view'
import { kindOf } from '../../../src/engine/tiles/tile'
import { textsOfRuleSet } from '../../../src/i18n/ruleSets'
import { RULE_SET_IDS, ruleSetOf } from '../../../src/rules/index'
import type { RuleSetId } from '../../../src/rules/index'
import type { Language } from '../../../src/store/settings'
import { KeysDialog } from '../../../src/ui/app/KeysDialog'
import { SeatingContext } from '../../../src/ui/app/people'
import { Log } from '../../../src/ui/log/Log'
import { HandBreakdown } from '../../../src/ui/result/HandBreakdown'
import { drawnHand, SEATED, wonHand } from '../../support/results'
import { winOf } from '../../support/score'
import { showTable } from '../../support/showTable'
import { renderWithRows, renderWithText } from '../../support/text'
import { FOREIGN } from '../../support/vocabulary'
import { choice, lying, player, tileSet, viewOf } from '../../support/views'

const foreign = (id: RuleSetId, language: Language): RegExp =>
  FOREIGN[textsOfRuleSet(id).wording][language]

/** The refusals that can come about in a rule set. */
const refusalsOf = (id: RuleSetId): readonly Refusal[] => {
  const { closing, chase, passing, belowMinimum } = ruleSetOf(id)
  const never: Partial<Record<Refusal, boolean>> = {
    'hand-is-closed': closing === null,
    'fourth-west': chase === null,
    'west-already-shown': chase === null,
    'passed-this-tile': passing.bars !== 'that-kind',
    'passed-a-win': passing.bars !== 'wins',
    'below-minimum': belowMinimum !== 'not-offered',
  }
  return REFUSALS.filter((refusal) => !never[refusal])
}

const set = tileSet()
const [tile] = set.take('3p') as [ReturnType<typeof set.one>]
const pay = (reason: PayReason): SeenEvent => ({ event: 'pay', reason, deltas: [1, -1, 0, 0] })
const EVENTS: readonly SeenEvent[] = [
  { event: 'draw', seat: 0, tile, source: 'wall' },
  { event: 'flower', seat: 1, tile: set.one('5f'), replacement: null },
  { event: 'discard', seat: 1, tile, drawn: true, close: false },
  { event: 'chow', seat: 2, tile, with: set.take('45p'), from: 1 },
  { event: 'pong', seat: 2, tile, with: set.take('33p'), from: 1 },
  { event: 'kong', seat: 2, tile, with: set.take('777p'), from: 1 },
  { event: 'concealed-kong', seat: 3, tiles: [null, null, null, null] },
  { event: 'added-kong', seat: 3, tile },
  { event: 'robbed', seat: 3, tile },
  ...PAY_REASONS.map(pay),
  { event: 'exhausted' },
]

/** A view with everything that is ever refused. */
const refusing = (id: RuleSetId): PlayerView => {
  const worth = { total: 0, minimum: 1, gain: 0, falseMahjong: null, byFlowers: false }
  const moves = [
    { type: 'chow', with: [kindOf(tile), kindOf(tile)] },
    { type: 'win' },
    { type: 'kong' },
  ] as const
  return viewOf({
    ruleSetId: id,
    players: [player(), player(), player(), player({ discards: lying([tile]) })],
    events: [{ event: 'discard', seat: 3, tile, drawn: false, close: false }],
    stage: { stage: 'claiming', on: 'discard', tile, from: 3 },
    choices: refusalsOf(id).flatMap((refused) =>
      moves.map((move) => choice(move, { refused, worth })),
    ),
  })
}

const text = (): string => document.body.textContent
const named = (): string =>
  [...document.body.querySelectorAll('[aria-label]')]
    .map((element) => element.getAttribute('aria-label'))
    .join('\n')

describe.each(['en', 'zh-Hant'] as const)('in %s', (language) => {
  test.each(RULE_SET_IDS)('the log of %s speaks its own words', (id) => {
    const rules = { id, options: {} }
    renderWithText(
      <SeatingContext value={SEATED}>
        <Log events={EVENTS} own={1} />
      </SeatingContext>,
      language,
      rules,
    )
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(20)
    expect(text()).not.toMatch(foreign(id, language))
  })

  test.each(RULE_SET_IDS)('so do its reasons, its buttons and its keys', async (id) => {
    await showTable(refusing(id), { language })
    await userEvent.keyboard('y')
    expect(screen.getAllByRole('definition').length).toBeGreaterThan(12)
    expect(text() + named()).not.toMatch(foreign(id, language))
    cleanup()
    renderWithText(<KeysDialog onClose={() => {}} />, language, { id, options: {} })
    expect(text()).not.toMatch(foreign(id, language))
  })

  test.each(RULE_SET_IDS)('and a finished hand', async (id) => {
    const rules = ruleSetOf(id)
    const hands = [
      drawnHand(),
      wonHand([winOf('[1111z]234m567m678s99s34p + 5p')], {}, [], rules),
      wonHand([winOf('(123m)(555z)(333m)678s99s34p + 5p', { win: 'rob-gong' })], {}, [], rules),
    ]
    for (const hand of hands) {
      await renderWithRows(
        <SeatingContext value={SEATED}>
          <HandBreakdown hand={hand} own={1} />
        </SeatingContext>,
        language,
        { id, options: {} },
      )
      document.querySelector('section[aria-label$="tables"], [aria-label^="同一手牌"]')?.remove()
      expect(text() + named()).not.toMatch(foreign(id, language))
      cleanup()
    }
  })
})
