const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

const tenths = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

const unsigned = (value: number): string => digits.format(Math.abs(value))

/** A number as it is printed, thousands set apart, with a true minus; `currency` stands before the digits. */
export const figure = (value: number, currency = ''): string =>
  `${value < 0 ? '−' : ''}${currency}${unsigned(value)}`

/** A gain or a loss with its sign: `+12`, `−12` (a true minus), `0`. */
export const signedFigure = (value: number, currency = ''): string =>
  `${value > 0 ? '+' : ''}${figure(value, currency)}`

/** A mean to a tenth with its sign, as `+1,234.5`, `−0.5`. */
export const signedTenths = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  const sign = rounded < 0 ? '−' : '+'
  return `${rounded === 0 ? '' : sign}${tenthsOf(rounded)}`
}

/** A size to a tenth, without its sign: `1,234.5`. */
export const tenthsOf = (value: number): string => tenths.format(Math.abs(value))
