import type { Page } from '@playwright/test'
import { seenEvents } from '../../../src/engine/table/seen'
import { TILE_TEXTS } from '../../../src/engine/tiles/tile'
import { english } from '../../../src/i18n/en/english'
import type { Save } from '../../../src/store/saveFormat'
import { openSession, played } from '../../../src/store/session'
import type { Session } from '../../../src/store/session'
import { defaultSettings } from '../../../src/store/settings'
import { sentenceOf } from '../../../src/ui/table/sentences'
import type { Speech } from '../../../src/ui/table/sentences'

/** Hands every line that is added to a live region on, unless it is kept from a screen reader. */
const overhear = () => {
  const tell = (globalThis as unknown as { tell: (line: string) => void }).tell
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || target.getAttribute('role') !== 'log') continue
      if (target.closest('[inert]') || document.querySelector('dialog[open]')) continue
      for (const node of addedNodes) tell(node.textContent ?? '')
    }
  }).observe(document, { childList: true, subtree: true })
}

/** What a screen reader speaks of the table from now on, in a list that grows. */
export const listen = async (page: Page): Promise<readonly string[]> => {
  const spoken: string[] = []
  await page.exposeFunction('tell', (line: string) => spoken.push(line))
  await page.addInitScript(overhear)
  return spoken
}

/** The only game that is kept, as it lies in the storage. */
const savedGame = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('sixteen')
        opening.addEventListener('success', () => {
          const games = opening.result.transaction('games').objectStore('games')
          const all = games.getAll(IDBKeyRange.bound('game/', 'game0'))
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(String(all.result[0]))
          })
        })
      }),
  )

const [first, second, third] = defaultSettings(['en']).opponents
const NAMES = [english.app.you, ...[first, second, third].map((one) => english.app.people[one])]

/** Speaks English as a Worldwide table does. */
const speechOf = ({ state }: Session): Speech => ({
  texts: english,
  words: {
    tile: (kind) => english.tiles.hongKong[TILE_TEXTS[kind] as (typeof TILE_TEXTS)[number]],
    term: (term) => english.terms[term].hongKong,
    action: (label) => english.actions[label].hongKong,
    here: (told) => told.hongKong,
  },
  amounts: {
    hand: english.app.amounts.points,
    paid: english.app.amounts.points,
    score: english.app.scores.points,
    moved: english.app.moves.points,
  },
  who: (seat) => {
    const player = state.seating.players[seat]
    return { you: player === 0, name: NAMES[player]! }
  },
})

/** One sentence for everything that the person saw happen in the game that is kept, in order. */
export const whatHappened = async (page: Page): Promise<string[]> => {
  const { record } = JSON.parse(await savedGame(page)) as Save
  let session = openSession(record)
  const sentences: string[] = []
  for (const action of record.actions) {
    const result = played(session, action)
    session = result.session
    const { rules, state, seat } = session
    const told = seenEvents(rules, state, result.events, seat).map((event) =>
      sentenceOf(event, speechOf(session)),
    )
    sentences.push(...told.filter((sentence) => sentence !== null))
  }
  return sentences
}
