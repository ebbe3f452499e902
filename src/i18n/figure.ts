const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

const unsigned = (value: number): string => digits.format(Math.abs(value))

/** A number as it is printed, thousands set apart, with a true minus; `currency` stands before the digits. */
export const figure = (value: number, currency = ''): string =>
  `${value < 0 ? '−' : ''}${currency}${unsigned(value)}`

/** A gain or a loss with its sign: `+12`, `−12` (a true minus), `0`. */
export const signedFigure = (value: number, currency = ''): string =>
  `${value > 0 ? '+' : ''}${figure(value, currency)}`
