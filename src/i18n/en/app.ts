import { figure, signedFigure } from '../figure'
import type { Wind } from '../../engine/tiles/seat'

const winds: Record<Wind, string> = { E: 'East', S: 'South', W: 'West', N: 'North' }
/** Everybody who may sit at the table beside the person. */
const people = {
  mei: 'Mei',
  bo: 'Bo',
  lin: 'Lin',
  hua: 'Hua',
  shan: 'Shan',
  'ah-po': 'Po',
  wing: 'Wing',
  dou: 'Dou',
}

const points = (amount: number): string =>
  `${figure(amount)} ${Math.abs(amount) === 1 ? 'point' : 'points'}`
const money = (dollars: number): string => figure(dollars, '$')

export const app = {
  name: 'Sixteen',
  tagline: 'Taiwanese mahjong, sixteen tiles a hand',
  /** The name in the other language, beside it on the front door. */
  otherName: '十六張',
  otherNameLanguage: 'zh-Hant',
  loading: 'Setting up the table…',
  close: 'Close',
  back: 'Back',
  toLobby: 'To the lobby',
  winds,
  you: 'You',
  people,
  round: (wind: Wind) => `${winds[wind]} round`,
  hand: (number: number) => `Hand ${number}`,
  where: (round: Wind, number: number) => `${winds[round]} round, hand ${number}`,
  dice: (values: readonly number[]) => `Dice: ${values.join(', ')}`,
  amounts: { points, tai: (tai: number) => `${figure(tai)} tai`, money },
  /** The same where there is little room. */
  scores: { points: (points: number) => figure(points), money },
  moves: {
    points: (points: number) => signedFigure(points),
    money: (dollars: number) => signedFigure(dollars, '$'),
  },
  menu: {
    open: 'Menu',
    scores: 'Score sheet',
    log: 'Log of moves',
    rules: 'Rules',
    keys: 'Keyboard',
    settings: 'Settings',
    leave: 'Leave the table',
    leaveHint: 'The game is kept as it stands.',
  },
  crash: {
    title: 'Something broke on this page',
    body: 'Your game is saved up to the last move. Load the page again to go on.',
    /** The same where not everything could be saved. */
    unsaved:
      'This browser has not saved all of your game. Load the page again to go on from what it has.',
    reload: 'Load again',
  },
  readOnly: {
    title: 'You are watching: this game is being played in another tab.',
    takeOver: 'Play on here',
  },
  offline: {
    ready: 'Ready to play offline: the whole game is stored on this device.',
    newer: 'A newer version of the game is here.',
    load: 'Load it now',
    later: 'Later',
  },
  storage: {
    blocked: 'Nothing can be saved here: closing the page ends the game.',
    full: 'Storage is full: moves from now on are not saved.',
    dismiss: 'Understood',
  },
}
