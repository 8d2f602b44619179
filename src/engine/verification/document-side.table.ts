/**
 * Sides of a document, as a profile writes them (`docupass.documentSide`: 0 both, 1 front) and as a session of the
 * hosted-flow API does (1 front, 2 both; its 0, automatic, is never sent).
 */
export const documentSides = [
  { profile: 0, session: 2, asksForBack: true },
  { profile: 1, session: 1, asksForBack: false },
] as const

/** A number that a profile knows not is taken as both sides: the stricter one. */
export const documentSideOf = (profileSide: number): (typeof documentSides)[number] =>
  documentSides.find(({ profile }) => profile === profileSide) ?? documentSides[0]
