import { PLAIN } from './playout/style'
import { styled } from './styled'

/** Sees its own hand only, keeps honours and ends for treasures, and claims whatever brings it nearer. */
export const beginner = styled({ ...PLAIN, watches: false, hoards: true })
