/** Width to height of cards ID-1, and of pages ID-3 and cards ID-2 (ISO/IEC 7810). */
export const cardAspect = 85.6 / 54
export const pageAspect = 125 / 88

/**
 * Proportions that are looked for by type of document: an identity card may have the size ID-2. Of a passport that lies open
 * the page is looked for: both together have the proportions of a portrait, which is on the page itself.
 */
export const documentAspects = {
  P: [pageAspect],
  D: [cardAspect],
  I: [cardAspect, pageAspect],
} as const
