/** Width to height of cards ID-1, and of pages ID-3 and cards ID-2 (ISO/IEC 7810). */
export const cardAspect = 85.6 / 54
export const pageAspect = 125 / 88

/**
 * Proportions that are looked for by type of document: an identity card may have the size ID-2; a passport may lie open with
 * both pages.
 */
export const documentAspects = {
  P: [pageAspect, 125 / 176],
  D: [cardAspect],
  I: [cardAspect, pageAspect],
} as const
