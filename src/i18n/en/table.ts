import type { Refusal } from '../../engine/table/action'
import type { PayReason } from '../../engine/table/event'
import type { Who } from '../who'
import { same, split } from '../worded'
import type { ByWording, Worded } from '../worded'
import { counted, does, listed, them, together, whose } from './grammar'

const payReasons: Record<PayReason, Worded> = {
  dice: same('Three alike on the dice'),
  'bouquet-mixed': same('Mixed bouquet'),
  'bouquet-pure': same('Pure bouquet'),
  'concealed-gong': split('Concealed Gong', 'Concealed kong'),
  chase: same('Chase'),
  west: same('West shown'),
  peek: same('Peek'),
  rob: split('Robbed Gong', 'Robbed kong'),
  'false-mahjong': split('False Mahjong', 'False win'),
  win: split('Mahjong', 'Win'),
  'pool-in': same('Into the pool'),
  'pool-out': same('Out of the pool'),
}

/** What a sentence on a refusal may name: the tile, what the hand is worth, and the least it must be. */
export type RefusalFacts = {
  readonly tile: string
  readonly worth: string
  readonly minimum: string
}

/** Why something is not offered. */
const refusals: Record<Refusal, ByWording<(facts: RefusalFacts) => string>> = {
  'not-next-seat': {
    hongKong: () => 'Only the player after the discarder may take it for a Sheung.',
    taiwan: () => 'Only the player after the discarder may chow it.',
    tsumo: () => 'Only the player after the discarder may chow it.',
  },
  'passed-this-tile': same(
    ({ tile }) =>
      `You could have claimed ${tile} and passed; until your next turn you may not claim it.`,
  ),
  'passed-a-win': same(
    () => 'You passed on a win; until your next draw you may not win on another player’s tile.',
  ),
  'hand-is-closed': same(() => 'Your hand is closed: it may only win.'),
  'last-discard': same(() => 'No tile is left to draw: the last discard may only be won on.'),
  'no-replacement': same(() => 'No tile is left to replace the fourth one.'),
  'just-claimed': same(() => 'You have just claimed a tile: now you may only discard.'),
  'fourth-west': same(() => 'It would complete the chase of the four Wests, which is not allowed.'),
  'west-already-shown': same(() => 'You have shown it this turn already.'),
  'below-minimum': same(
    ({ worth, minimum }) => `Not offered: it needs ${minimum}, and the hand is worth ${worth}.`,
  ),
}

export const table = {
  centre: 'Round and wall',
  hand: 'Your hand',
  ownTable: 'Your sets and flowers',
  actions: 'Your choices',
  moves: 'Moves',
  payReasons,
  refusals,

  plate: {
    winds: { E: 'E', S: 'S', W: 'W', N: 'N' },
    dealer: 'Dealer',
    turn: 'on turn',
    closed: 'Closed',
    closedHand: (count: number) => `closed hand, ${counted(count, 'tile')} face down`,
    concealed: (count: number) => `${counted(count, 'tile')} in hand`,
    seat: (name: string, wind: string, score: string) => `${name}, ${wind}, ${score}`,
    left: 'Tiles left',
    pool: 'Pool',
    streak: (wins: number) => `Dealer streak ${wins}`,
    /** The same where the plate says who deals. */
    streakShort: (wins: number) => `Streak ${wins}`,
    wall: (left: number) => `The wall, ${counted(left, 'tile')} left`,
    wallJoin: '; ',
    /** What is said of the tiles at its end that stand apart. */
    wallTails: {
      never: (tiles: number) => `${counted(tiles, 'tile')} that nobody draws`,
      replacements: (tiles: number) => `${counted(tiles, 'tile')} for replacements`,
      'flower-wall': (tiles: number) => `the last ${tiles} are the flower wall`,
    },
    river: (who: Who) => (who.you ? 'Your discards' : `${whose(who)} discards`),
    flowers: (tiles: readonly string[]) => `Flowers: ${listed(tiles)}`,
    open: (tiles: readonly string[]) => `Hand: ${listed(tiles)}`,
  },

  tile: {
    join: ', ',
    drawn: 'drawn',
    ready: 'leaves you ready',
    advised: 'advised',
    closes: 'closes the hand',
    lifted: 'lifted: once more to discard',
    last: (tile: string) => `${tile}, last discard`,
  },
  meld: {
    from: (meld: string, who: Who) => `${meld}, from ${them(who)}`,
    of: (meld: string, tiles: readonly string[]) => `${meld}: ${listed(tiles)}`,
    hidden: (meld: string) => `${meld}, face down`,
  },

  act: {
    needs: (minimum: string) => `not offered: needs ${minimum}`,
    west: (points: number) => (points > 0 ? `first West pays ${points} each` : 'nobody pays'),
    peek: (each: number) => `costs ${each} to each player`,
    noted: (label: string, note: string) => `${label}: ${note}`,
    below: (points: number, minimum: number) => `only ${points} of ${minimum}`,
    barred: 'not after Closing',
    with: (label: string, tiles: readonly string[]) => `${label}: ${listed(tiles)}`,
    close: 'Close with this discard',
    /** The same where there is little room. */
    closeShort: 'Close hand',
    closeNote: 'Choose a tile: it is discarded and the hand turned face down.',
    undo: 'Undo',
    autoPass: 'Auto-pass',
    autoPassOff: (kinds: readonly string[]) =>
      `Passing automatically on ${listed(kinds)}. Switch off`,
    why: 'Why not?',
    whyTitle: 'What you may not do, and why',
    whyNothing: 'Nothing to explain now.',
    back: 'Back',
    waiting: (who: Who) => (who.you ? 'Your turn' : `${whose(who)} turn`),
    waitingClaims: 'Waiting for the others',
    tap: 'Tap the tile again to discard it',
    choose: 'Your turn: discard a tile',
    /** The same for a closed hand, which is hidden from its owner with all that it waits for. */
    chooseClosed: 'Hand closed: discard the tile you drew',
    winOrChoose: split('You may call Mahjong, or discard', 'You may win, or discard'),
    claim: (who: Who, tile: string) => `${who.name} discarded ${together(tile)}: claim it?`,
    rob: split(
      (who: Who, tile: string) => `${who.name} adds ${tile} to a Pong: rob the Gong?`,
      (who: Who, tile: string) => `${who.name} adds ${tile} to a triplet: rob the kong?`,
    ),
    flowerWin: split('Your flowers are a Mahjong: declare it?', 'Your flowers win: declare it?'),
  },
  confirm: {
    falseTitle: 'Call a False Mahjong?',
    falseBelow: (points: number, minimum: number) =>
      `The hand is worth ${points}; the minimum is ${minimum}. You would pay each of the others and the hand would end.`,
    falseBarred:
      'A closed hand may not win in this shape. You would pay each of the others and the hand would end.',
    falseBare: 'This win does not count. You would pay each of the others and the hand would end.',
    falseDo: 'Call it anyway',
    closeTitle: 'Close anyway?',
    closeDo: 'Close',
    notReady: 'Without this tile the hand is not ready: closed, it could never win.',
    barred: 'Every win left to this hand is of a shape that Closing forbids.',
    peekTitle: 'Look at your hand?',
    peek: (each: string, all: string) =>
      `You pay ${each} to each of the others, ${all} in all. The hand shows until your next answer.`,
    peekDo: 'Pay and look',
    lastMan: 'All your sets are exposed: closing gives up the points for a Last Man hand.',
  },
  hints: {
    waits: 'Waiting for',
    ifDiscarded: (tile: string) => `Without ${tile}`,
    /** Before a figure, for who does not see its sign. */
    exact: 'exactly',
    estimate: 'about',
    away: (tiles: number) => `${tiles} from ready`,
    explain: 'What the figures mean',
    distance: 'From ready',
    copies: 'Left',
    left: (count: number) => `${count} left`,
    none: 'none left',
    onDiscard: same('discard'),
    onSelfDraw: 'self-draw',
    'below-minimum': 'too low',
    'barred-shape': 'barred',
    passed: 'passed',
  },

  says: {
    handStarted: (round: string, hand: string, dealer: Who) =>
      `${round}, ${hand}: ${does(dealer, 'deal', 'deals')}.`,
    dice: (who: Who, dice: readonly number[]) =>
      `${does(who, 'throw', 'throws')} ${listed(dice.map(String))}.`,
    dealt: 'The tiles are dealt.',
    flower: (who: Who, tile: string) => `${does(who, 'lay', 'lays')} down ${tile}.`,
    discard: (who: Who, tile: string) => `${does(who, 'discard', 'discards')} ${tile}.`,
    closes: (who: Who, tile: string) =>
      `${does(who, 'discard', 'discards')} ${tile} and ${who.you ? 'close your' : 'closes the'} hand.`,
    claim: (who: Who, claim: string, tiles: readonly string[], from: Who) =>
      `${does(who, 'call', 'calls')} ${claim}: ${listed(tiles)}, from ${them(from)}.`,
    kong: (who: Who, kong: string, tile: string) =>
      `${does(who, 'declare', 'declares')} a ${kong} of ${tile}.`,
    hiddenKong: (who: Who, kong: string) => `${does(who, 'declare', 'declares')} a ${kong}.`,
    robbed: (who: Who, tile: string) => `${tile} is robbed from ${them(who)}.`,
    showsWest: (who: Who) => `${does(who, 'show', 'shows')} the fourth West.`,
    peeks: (who: Who) => `${does(who, 'look', 'looks')} at the closed hand.`,
    pay: (reason: string, amounts: readonly string[]) => `${reason}: ${amounts.join(', ')}.`,
    amount: (name: string, points: string) => `${name} ${points}`,
    wins: split(
      (who: Who, tile: string, worth: string) =>
        `${does(who, 'declare', 'declares')} Mahjong with ${tile}: ${worth}.`,
      (who: Who, tile: string, worth: string) =>
        `${does(who, 'win', 'wins')} with ${tile}: ${worth}.`,
    ),
    falseWin: (who: Who) => `${does(who, 'call', 'calls')} a False Mahjong.`,
    exhausted: 'No tile is left to draw: nobody wins.',
    handOver: 'The hand is over.',
    gameOver: 'The game is over.',
    yourTurn: 'Your turn.',
    yourTurnDrawn: (tile: string) => `Your turn. You drew ${tile}.`,
    youMay: (choices: readonly string[]) => `You may: ${choices.join('; ')}.`,
    undone: 'Taken back.',
    scores: (amounts: readonly string[], left: number) =>
      `${amounts.join(', ')}. ${counted(left, 'tile')} left.`,
    left: (left: number) => `${counted(left, 'tile')} left to draw.`,
    nothingDiscarded: 'Nothing has been discarded yet.',
    waitsFor: (waits: readonly string[]) => `You wait for ${waits.join('; ')}.`,
    wait: (tile: string, left: string) => `${tile}, ${left}`,
    notReady: (distance: number) => `${counted(distance, 'tile')} away from ready.`,
    readyToDiscard: 'The right discard leaves you ready.',
    waitsUnknown: 'The winning tiles are not told now.',
    waitsOff: 'Winning tiles are switched off in the settings.',
  },

  keys: {
    move: same('from tile to tile; ↑\u00A0↓ between rows'),
    arrange: same('move the tile, where the hand is not kept sorted'),
    discard: same('discard the tile'),
    goOn: same('on to the next hand, once you have seen the result'),
    chow: split('claim a run of three (Sheung)', 'claim a run of three (chow)'),
    pong: same('claim a triplet'),
    kong: same('claim or declare four of a kind'),
    win: split('Mahjong', 'win'),
    pass: same('pass'),
    close: same('close with the next discard, or not'),
    why: same('why something is not offered'),
    advice: same('advice: open it or fold it'),
    scores: same('say the scores'),
    left: same('say how many tiles are left'),
    waits: same('say what you wait for'),
    again: same('say the last discard again'),
    undo: same('take back, in practice games'),
    mute: same('sound on or off'),
    keys: same('this list'),
  },
}
