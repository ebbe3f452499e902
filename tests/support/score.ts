import type { MeldForm } from '../../src/engine/hand/meld'
import { parseMeld } from '../../src/engine/hand/meldText'
import { judge } from '../../src/engine/score/judge'
import { readRecord } from '../../src/engine/score/record'
import type { ScoringRules } from '../../src/engine/score/scoringRules'
import type { ScoreSheet } from '../../src/engine/score/sheet'
import type { Win } from '../../src/engine/score/win'
import { parseTiles, printTiles } from '../../src/engine/tiles/notation'

/** Fields of a scoring record that differ from an ordinary win of South in the East round. */
export type Facts = Readonly<Record<string, unknown>>

const LAID_OUT = /\(([^)]*)\)|\[([^\]]*)\]/g

const meldText = (exposed: string | undefined, concealed: string | undefined): string => {
  if (concealed !== undefined) return `concealed-gong ${concealed}`
  const tiles = parseTiles(exposed ?? '', 'melds')
  if (tiles.length === 4) return `gong ${exposed}`
  return `${tiles[0] === tiles[1] ? 'pong' : 'chow'} ${exposed}`
}

/**
 * The scoring record of a hand such as `(123m)[5555p]456s99s11z67p + 8p`: exposed sets in round brackets,
 * concealed gongs in square ones, the winning tile after the plus sign. South wins in the East round on
 * a discard by West unless the facts say otherwise.
 */
export const recordOf = (ruleset: string, hand: string, facts: Facts = {}): object => {
  const [before = '', winningTile = ''] = hand.replaceAll(' ', '').split('+')
  const melds = [...before.matchAll(LAID_OUT)].map(([, open, hidden]) => meldText(open, hidden))
  const concealed = before.replaceAll(LAID_OUT, '')
  const common = { ruleset, concealed, melds, winningTile, seat: 'S', round: 'E', win: 'discard' }
  return { ...common, discarder: 'W', ...facts }
}

/** The win of a hand in the notation of {@link recordOf}. */
export const winOf = (hand: string, facts: Facts = {}): Win =>
  readRecord(recordOf('any', hand, facts)).win

/** The tiles in hand and the melds of a waiting hand in the same notation, without a winning tile. */
export const waitingHand = (hand: string) => {
  const text = hand.replaceAll(' ', '')
  const melds = [...text.matchAll(LAID_OUT)].map(([, open, hidden]): MeldForm =>
    parseMeld(meldText(open, hidden), 'melds'),
  )
  return { concealed: parseTiles(text.replaceAll(LAID_OUT, ''), 'concealed'), melds }
}

/** The score sheet of a hand; fails where it is not complete. */
export const sheetOf = (rules: ScoringRules, hand: string, facts: Facts = {}): ScoreSheet => {
  const judgement = judge(rules, winOf(hand, facts))
  if (!judgement.complete) throw new Error(`${hand} is not complete: ${judgement.reason}`)
  return judgement.sheet
}

/** What each line adds, by the id of its row. */
export const pointsOf = (sheet: Pick<ScoreSheet, 'lines'>): Record<string, number> =>
  Object.fromEntries(sheet.lines.map(({ id, points }) => [id, points]))

/** The sets and pairs of the reading that was scored, as `(123m) 555p [2222s] 99s`; declared ones in brackets. */
export const readAs = ({ reading }: Pick<ScoreSheet, 'reading'>): string => {
  const sets = (reading?.sets ?? []).map((set) => {
    const size = set.kind === 'kong' ? 4 : 3
    const kinds = Array.from({ length: size }, (_, step) =>
      set.kind === 'chow' ? set.tile + step : set.tile,
    )
    const text = printTiles(kinds as ReturnType<typeof parseTiles>)
    if (!set.declared) return text
    return set.made === 'concealed' ? `[${text}]` : `(${text})`
  })
  const pairs = (reading?.pairs ?? []).map((pair) => printTiles([pair, pair]))
  return [...sets, ...pairs].join(' ')
}
