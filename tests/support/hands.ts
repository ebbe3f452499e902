/** Hands of sixteen tiles that several tests play with; points by `worldwide`, no flowers, won in the East round. */

/** Semi-pure, waits for 3p, 6p and 9p; South is paid 67 for a discarded 9p. */
export const RUN_IN_CIRCLES = '12345678p11122555z'

/** Semi-pure, waits for 9p and 4z; North is paid 51 for a discarded 9p. */
export const PAIRS_IN_CIRCLES = '99p234p456p33344666z'

/** Four concealed pongs, waits for 9p alone; West is paid 45 for a 9p from anyone but the dealer. */
export const SINGLE_CIRCLE = '9p111m444m123s999s777z'

/** Waits for 6p and 9p: 15 points by a discarded 9p, which is below every minimum; 21 self-drawn. */
export const POOR = '123567m23478p88899s'

/** Waits for 2p and 5p, with pongs of 2m and 7z to be had: 35 points by a discarded 5p. */
export const PASSING = '22m34p123456789s777z'
