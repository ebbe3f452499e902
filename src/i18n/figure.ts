/** Thousands set apart. The page opens sooner without `Intl`, whose first formatter takes longer than all texts. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

const unsigned = (value: number): string => grouped(Math.abs(value).toFixed(0))

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
export const tenthsOf = (value: number): string => grouped(Math.abs(value).toFixed(1))
