export const sound = {
  title: 'Sound',
  sounds: 'Sounds of the table',
  volume: 'Volume',
  percent: (volume: number) => `${volume} per cent`,
  spoken: 'Say discards and claims aloud',
  spokenNote: 'By a voice of this device; nothing leaves it.',
  mute: 'Sound off',
  unmute: 'Sound on',
}
