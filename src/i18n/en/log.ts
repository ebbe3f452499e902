export const log = {
  title: 'Log of moves',
}
