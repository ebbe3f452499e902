import { PLAIN } from './playout/style'
import type { Style } from './playout/style'
import { styled } from './styled'

/** Counts what it sees, and claims, waits and closes for what that is worth. */
export const NORMAL: Style = { ...PLAIN, claims: 'worth', prices: true }

export const normal = styled(NORMAL)
