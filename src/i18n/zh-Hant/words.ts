import type { words as English } from '../en/words'
import { actionLabelsZh, termsZh } from '../terms'
import { tileNamesZh } from '../tiles'

export const words: typeof English = { tiles: tileNamesZh, actions: actionLabelsZh, terms: termsZh }
