import { acceptanceOf, discardsOf } from '../engine/hand/acceptance'
import { countsOf } from '../engine/hand/counts'
import { waitFormOf } from '../engine/hand/waitForm'
import type { WaitForm } from '../engine/hand/waitForm'
import { judge, shapesAllowed } from '../engine/score/judge'
import type { Win } from '../engine/score/win'
import type { WinWorth } from '../engine/table/action'
import { worthOf } from '../engine/table/claims'
import { barsOf } from '../engine/table/history'
import type { RuleSet } from '../engine/table/ruleSet'
import type { PlayerView } from '../engine/table/view'
import { winOf } from '../engine/table/winOf'
import type { Coming } from '../engine/table/winOf'
import { seatAfter } from '../engine/tiles/seat'
import type { Seat } from '../engine/tiles/seat'
import { kindOf } from '../engine/tiles/tile'
import type { TileKind } from '../engine/tiles/tile'
import { ownMelds, unseenOf } from './sight'

/** A kind that wins, as far as the seat can know. */
export type WaitHint = {
  readonly kind: TileKind
  /** Copies that the seat does not see; 0 stays listed. */
  readonly left: number
  /** What it is waited for with, by the reading that it wins best in; null where its only shape is barred. */
  readonly form: WaitForm | null
  /**
   * What it is worth off a discard by another than the dealer, null where that is no win; and self-drawn from the
   * wall, in an ordinary turn.
   */
  readonly discard: WinWorth | null
  readonly selfDraw: WinWorth
  /** The seat passed, and may not win with this kind off a discard now. */
  readonly passed: boolean
  /** Closing would forbid the only shape that it completes. */
  readonly barredByClosing: boolean
}

/** How a hand stands between the seat's turns. */
export type HandHint = {
  /** Tiles away from ready; 0 is ready. Null on the own turn, for a closed hand and when no hand is in play. */
  readonly distance: number | null
  /** Every kind that wins, while the hand waits. */
  readonly waits: readonly WaitHint[]
}

/** A kind whose discard leaves the hand ready, and what it would wait for. */
export type ReadyDiscard = { readonly kind: TileKind; readonly waits: readonly WaitHint[] }

const TILES_BEFORE_DRAW = 16
const IN_PLAY: readonly PlayerView['stage']['stage'][] = ['acting', 'claiming', 'flower-win']

/** The seat's concealed kinds while its hand is in play and open to it, else null. */
const kindsInPlay = ({ own, stage }: PlayerView): TileKind[] | null =>
  own.closed || !IN_PLAY.includes(stage.stage) ? null : own.concealed.map(kindOf)

/** A hand that waits, and how many discards will have fallen before anybody can win with it. */
type Waiting = {
  readonly rules: RuleSet
  readonly view: PlayerView
  readonly concealed: readonly TileKind[]
  readonly discardsAhead: number
}

/** Who might discard the tile: not the dealer, whose discard may be worth more. */
const likelyDiscarder = ({ seat, dealer }: PlayerView): Seat =>
  seatAfter(seat) === dealer ? seatAfter(seat, 2) : seatAfter(seat)

type Outcome = { readonly worth: WinWorth; readonly form: WaitForm | null }

const outcomeOf = ({ rules }: Waiting, win: Win): Outcome | null => {
  const judgement = judge(rules.scoring, win)
  const worth = worthOf(rules, { win, judgement })
  if (worth === null) return null
  const reading = judgement.complete ? judgement.sheet.reading : null
  return { worth, form: reading && waitFormOf(reading, win.winningTile) }
}

const winWith = (waiting: Waiting, kind: TileKind, coming: Coming): Win => {
  const { rules, view, concealed, discardsAhead } = waiting
  const win = winOf(rules, view, view.seat, concealed, kind, coming)
  return {
    ...win,
    discards: win.discards + discardsAhead,
    tilesOnTable: win.tilesOnTable + discardsAhead,
    lastTile: coming.kind === 'discard' && win.lastTile,
    firstDraw: false,
  }
}

const hintsFor = (waiting: Waiting, waits: readonly TileKind[]): WaitHint[] => {
  const { rules, view, concealed } = waiting
  const unseen = unseenOf(view)
  const { kinds, wins } = barsOf(rules.passing, view.events, view.seat)
  const closed = rules.closing === null ? rules.scoring.shapes : shapesAllowed(rules.scoring, true)
  const { distance, accepts } = acceptanceOf(closed, countsOf(concealed), ownMelds(view))
  const source = rules.wall.sourceOf(view.wall.front)
  return waits.flatMap((kind) => {
    const outcome = (coming: Coming) => outcomeOf(waiting, winWith(waiting, kind, coming))
    const discard = outcome({ kind: 'discard', from: likelyDiscarder(view) })
    const selfDraw = outcome({ kind: 'self-draw', source, gongChain: 0 })
    if (selfDraw === null) return []
    return {
      kind,
      left: unseen[kind] as number,
      form: discard?.form ?? selfDraw.form,
      discard: discard?.worth ?? null,
      selfDraw: selfDraw.worth,
      passed: wins || kinds.has(kind),
      barredByClosing: distance !== 0 || !accepts.includes(kind),
    }
  })
}

/**
 * Between the seat's turns: how far its hand is from ready, and every kind that wins, in any shape of the rule set.
 * Nothing of a closed hand, which is hidden from its owner.
 */
export const waitHints = (rules: RuleSet, view: PlayerView): HandHint => {
  const concealed = kindsInPlay(view)
  const melds = ownMelds(view)
  if (concealed === null || concealed.length + 3 * melds.length !== TILES_BEFORE_DRAW) {
    return { distance: null, waits: [] }
  }
  const { distance, accepts } = acceptanceOf(rules.scoring.shapes, countsOf(concealed), melds)
  const waiting = { rules, view, concealed, discardsAhead: 1 }
  return { distance, waits: distance === 0 ? hintsFor(waiting, accepts) : [] }
}

const discardable = ({ choices }: PlayerView): ReadonlySet<TileKind> =>
  new Set(
    choices.flatMap(({ action, refused }) =>
      action.type === 'discard' && refused === null ? kindOf(action.tile) : [],
    ),
  )

/**
 * On the seat's own turn, each kind that it may discard and be ready with the rest, lowest first; also where the
 * hand is complete as it stands. Empty for a closed hand.
 */
export const readyDiscards = (rules: RuleSet, view: PlayerView): ReadyDiscard[] => {
  const concealed = kindsInPlay(view)
  const melds = ownMelds(view)
  if (concealed === null || concealed.length + 3 * melds.length === TILES_BEFORE_DRAW) return []
  const allowed = discardable(view)
  return discardsOf(rules.scoring.shapes, countsOf(concealed), melds)
    .filter(({ kind, distance }) => distance === 0 && allowed.has(kind))
    .map(({ kind, accepts }) => {
      const rest = concealed.toSpliced(concealed.indexOf(kind), 1)
      return {
        kind,
        waits: hintsFor({ rules, view, concealed: rest, discardsAhead: 2 }, accepts),
      }
    })
}
