import type { sound as English } from '../en/sound'

export const sound: typeof English = {
  title: '聲音',
  sounds: '牌桌音效',
  volume: '音量',
  percent: (volume) => `百分之${volume}`,
  spoken: '朗讀打出的牌和叫牌',
  spokenNote: '使用裝置內建的語音，不會傳送任何資料。',
  mute: '關閉聲音',
  unmute: '開啟聲音',
}
