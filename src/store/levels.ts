/** The levels that a person is offered to play against, the weakest first. Games that were saved may know others. */
export const OFFERED_LEVELS = ['beginner', 'normal', 'expert'] as const
export type OfferedLevel = (typeof OFFERED_LEVELS)[number]

/** How players 1 to 3 play. */
export type Levels = readonly [OfferedLevel, OfferedLevel, OfferedLevel]
