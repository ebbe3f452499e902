export const lobby = {
  play: 'Play',
}
