import { learnedTracesVersion } from '../../vocabulary/imaging/forensics.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onImages, linearRamp } from './parts/on-images.ts'

/** Decimal logarithms: print and security print reach 2, screens seen through a camera begin a little above. */
const usual = 1.6
const certain = 3

export const recapturedDocument: Check = {
  code: 'RECAPTURED_DOCUMENT',
  explain:
    'Raised when a fine regular wave stands out in half of the tiles on the document, as the pixels of a screen leave it; and when the grain of the document, against that of what lies beside it where a page was found, is learnt to be that of a print or of a photograph taken again. Of a picture that was made smaller, grain tells nothing. What it was measured on says docs/reference/genuine.md.',
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
          : 'is grained like a print or a photograph taken again',
      evidence: { wave, grain, scale, region },
    }
  }),
}
