import { NORMAL } from './normal'
import type { Style } from './playout/style'
import { styled } from './styled'

/** Plans a draw ahead and weighs danger. */
export const EXPERT: Style = { ...NORMAL, plans: true, caution: 80 }

export const expert = styled(EXPERT)
