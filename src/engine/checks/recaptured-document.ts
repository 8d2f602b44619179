import { learnedTracesVersion } from '../../vocabulary/imaging/forensics.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onImages, linearRamp } from './parts/on-images.ts'

/** Decimal logarithms: print and security print reach 2, screens seen through a camera begin a little above. */
const usual = 1.6
const certain = 3

export const recapturedDocument: Check = {
  code: 'RECAPTURED_DOCUMENT',
  explain:
    'Raised when half of the tiles on the document show a fine regular wave, as the pixels of a screen cause it. Also raised when a trained classifier takes the grain of the document for that of a print or a rephotographed picture. If a page was found, its grain is compared with that of its surroundings. Grain cannot be judged in an image that was scaled down. What the check was measured on: docs/measured/genuine.md.',
  needs: ['front', 'back', 'thresholds.recapture'],
  fields: [],
  threshold: 'recapture',
  run: onImages('recapture', ({ measured }) => {
    const { wave, scale, region, learnt } = measured
    const grain = learnt?.version === learnedTracesVersion ? learnt.recaptured : null
    if (wave === null && grain === null) return null
    const byWave = linearRamp(wave ?? 0, usual, certain)
    const byGrain = grain ?? 0
    return {
      score: Math.max(byWave, byGrain),
      sentence:
        byWave >= byGrain
          ? 'shows a fine regular wave over the document, as pictures of screens do'
          : 'has the grain of a print or of a rephotographed picture',
      evidence: { wave, grain, scale, region },
    }
  }),
}
