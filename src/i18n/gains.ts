import { figure, signedFigure, signedTenths, tenthsOf } from './figure'

/** A mean gain with its standard error, if it has one; where there is little room the latter goes to a line below. */
const withError = (mean: string, error: string): string => `${mean} ±\u00a0${error}`

/** A gain by what changes hands: points to a tenth as `+4.2 ± 1.1`, money whole; an exact one without its error. */
export const gains = {
  points: (mean: number, error: number): string =>
    error === 0 ? signedFigure(mean) : withError(signedTenths(mean), tenthsOf(error)),
  money: (mean: number, error: number): string => {
    const gain = signedFigure(Math.round(mean))
    return error === 0 ? gain : withError(gain, figure(error))
  },
}
