import type { Who } from '../who'

/** What a tip is about that needs nobody named. */
type Told =
  | 'tiles'
  | 'over'
  | 'win'
  | 'low'
  | 'pong'
  | 'chow'
  | 'close'
  | 'ready'
  | 'flowers'
  | 'draw'
  | 'discard'

/** One sentence for each tip of a guided hand, which is always played by `worldwide`. */
export type TipTexts = {
  readonly title: string
  readonly dismiss: string
  readonly skip: string
  readonly says: Readonly<Record<Told, string>>
  /** Somebody has claimed a discard. */
  readonly others: (who: Who) => string
}

export const tips: TipTexts = {
  title: 'Tip',
  dismiss: 'Got it',
  skip: 'Skip all tips',
  says: {
    tiles: 'These tiles are your hand: turn them into five sets of three and a pair, and you win.',
    flowers:
      'A flower is never part of the hand: it is laid down here, replaced by another tile, and scores a little extra.',
    draw: 'It is your turn, so one tile has to go: click it, or tap it twice.',
    discard:
      'Keep tiles of one suit that lie close together, and let go first of what stands alone, winds and dragons above all.',
    chow: 'The player before you threw a tile that makes a run of three with two of yours: take it with Sheung, or Pass.',
    pong: 'You hold two of the tile that was just thrown: Pong lays all three down, whoever threw it.',
    close:
      'Throw the right tile now and you wait for just one more; closing the hand with it scores extra, but freezes it.',
    ready: 'Your hand is ready: any of the tiles shown here completes it.',
    low: 'This tile completes your hand, but below 20 points it would be a False Mahjong that costs you, so Pass.',
    win: 'This tile completes your hand, and it is worth enough: press Mahjong!',
    over: 'The hand is over: this sheet tells line by line what was scored, and who pays whom.',
  },
  others: ({ name }) =>
    `${name} took that discard to finish a set, which now lies open, and play goes on from there.`,
}
