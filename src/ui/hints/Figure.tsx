import type { ReactNode } from 'react'
import { useText } from '../app/text'
import { Spoken } from '../table/Spoken'

/** Each with a narrow space behind it, at which no line breaks. */
const SIGNS = { exact: '=\u202f', estimate: '≈\u202f' } as const

/** A figure with a sign, and a word for who hears it, on whether it is exact or an estimate. */
export const Figure = ({ is, children }: { is: keyof typeof SIGNS; children: ReactNode }) => (
  <span>
    <span aria-hidden="true">{SIGNS[is]}</span>
    <Spoken>{useText().table.hints[is]} </Spoken>
    {children}
  </span>
)
