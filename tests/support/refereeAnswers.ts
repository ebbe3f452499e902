import { isComplete } from '../../src/engine/hand/complete'
import { countsOf } from '../../src/engine/hand/counts'
import type { Seat } from '../../src/engine/tiles/seat'
import { isSuited, kindOf } from '../../src/engine/tiles/tile'
import type { TileId } from '../../src/engine/tiles/tile'
import { worldwide } from '../../src/rules/worldwide'
import type { Place, Referee } from './referee'

const complete = ({ held, melds }: Place, tile: TileId | null): boolean => {
  const kinds = [...held, ...(tile === null ? [] : [tile])].map(kindOf)
  return isComplete(worldwide.scoring.shapes, countsOf(kinds), melds)
}

const left = ({ front, back }: Referee): number => 144 - front - back

/** What a seat could do with a tile that another one threw, or added to a pong. */
export const couldClaim = (
  referee: Referee,
  seat: Seat,
  { on, tile, from }: { on: 'discard' | 'added-kong'; tile: TileId; from: Seat },
): string[] => {
  const place = referee.places[seat]
  if (seat === from) return []
  const wins = complete(place, tile)
  if (on === 'added-kong') return wins ? ['rob'] : []
  const kind = kindOf(tile)
  if (place.passed.has(kind)) return []
  const could: string[] = wins ? ['win'] : []
  if (place.closed) return could
  const has = (step: number) =>
    isSuited(kind) &&
    place.held.some((own) => {
      const other = kindOf(own)
      return other === kind + step && Math.floor(other / 9) === Math.floor(kind / 9)
    })
  const run = (has(-2) && has(-1)) || (has(-1) && has(1)) || (has(1) && has(2))
  const alike = place.held.filter((own) => kindOf(own) === kind).length
  if (run && seat === (from + 1) % 4) could.push('chow')
  if (alike >= 2) could.push('pong')
  if (alike >= 3 && left(referee) > 0) could.push('gong')
  return could
}

/** What a seat may do on its own turn, discards aside. */
export const mayDo = (referee: Referee, seat: Seat): string[] => {
  const place = referee.places[seat]
  if (place.drawn === null) return []
  const may: string[] = complete(place, null) ? ['win'] : []
  if (place.closed || left(referee) === 0) return may
  const kinds = place.held.map(kindOf)
  for (const kind of new Set(kinds)) {
    if (kinds.filter((one) => one === kind).length === 4) may.push(`concealed-kong ${kind}`)
    if (place.pongs.includes(kind)) may.push(`added-kong ${kind}`)
  }
  return may
}
