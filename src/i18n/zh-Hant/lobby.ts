import type { lobby as English } from '../en/lobby'

export const lobby: typeof English = {
  play: '開始',
}
