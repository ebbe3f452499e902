/** A number as it is printed, with a true minus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value))
