import type { Check } from '../vocabulary/outcome.ts'
import { onPictures } from './parts/on-pictures.ts'

/** Colours that lie so close together (logarithm of red, or blue, to green) score the default threshold. */
const grey = 0.055
const atGrey = 0.02

export const blackWhiteDocument: Check = {
  code: 'BLACK_WHITE_DOCUMENT',
  explain:
    'Raised when all colours on the document are one, whatever colour the light has: red and blue by green differ by less than 5.5 % over it, outliers left out. A document that is printed in black alone looks the same.',
  needs: ['front', 'back', 'thresholds.blackWhite'],
  fields: [],
  threshold: 'blackWhite',
  run: onPictures('blackWhite', ({ measured: { tint, region } }) => ({
    score: Math.max(0, 1 - (tint * atGrey) / grey),
    sentence: 'shows a document without colours',
    evidence: { tint, region },
  })),
}
