import type { Check } from '../vocabulary/outcome.ts'
import { onPictures, rise } from './parts/on-pictures.ts'

/** Decimal logarithms: print and security print reach 2, screens seen through a camera begin a little above. */
const usual = 1.6
const certain = 3

export const recapturedDocument: Check = {
  code: 'RECAPTURED_DOCUMENT',
  explain:
    'Raised when a fine regular wave stands out in half of the tiles on the document, as the pixels of a screen leave it, at times the dots of a coarse print. Prints without such dots are not noticed. What it was measured on says docs/reference/genuine.md.',
  needs: ['front', 'back', 'thresholds.recapture'],
  fields: [],
  threshold: 'recapture',
  run: onPictures('recapture', ({ measured: { wave, scale, region } }) =>
    wave === null
      ? null
      : {
          score: rise(wave, usual, certain),
          sentence: 'shows a fine regular wave over the document, as pictures of screens do',
          evidence: { wave, scale, region },
        },
  ),
}
