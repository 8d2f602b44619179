import type { Check } from '../vocabulary/outcome.ts'
import { onPictures, rise } from './parts/on-pictures.ts'

/** Binary logarithms: portraits that lay under the lens with the print are less sharp than letters. */
const usual = -0.55
const certain = 0.45

export const imageForgery: Check = {
  code: 'IMAGE_FORGERY',
  explain:
    'Raised when the edges in the portrait are as sharp as those of the letters around it, or sharper: what was pasted into a photograph did not go through its lens. Cannot tell where no portrait was found. A portrait that was taken from another photograph, and other changes of the picture, are not noticed.',
  needs: ['front', 'back', 'thresholds.imageForgery'],
  fields: [],
  threshold: 'imageForgery',
  run: onPictures('imageForgery', ({ measured: { portrait, region } }) =>
    portrait === null
      ? null
      : {
          score: rise(portrait, usual, certain),
          sentence: 'shows a portrait sharper than the print around it',
          evidence: { portrait, region },
        },
  ),
}
