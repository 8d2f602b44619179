import type { Check } from '../../vocabulary/decision/outcome.ts'
import { thresholds } from '../../vocabulary/profiles/profile.ts'
import { onImages } from './parts/on-images.ts'

/** A burnt-out patch of this share of the document scores 0.5. */
const halfScoreShare = 0.015

const threshold = thresholds.glareDetect.default

/** From here on a patch reaches the default threshold. */
const shareAtDefault = (halfScoreShare * threshold) / (1 - threshold)

export const glareDetected: Check = {
  code: 'GLARE_DETECTED',
  explain: `Raised when one patch of the document is overexposed to white, by default from ${(100 * shareAtDefault).toFixed(1)} % of its area on. On white paper glare cannot be detected.`,
  needs: ['front', 'back', 'thresholds.glareDetect'],
  fields: [],
  threshold: 'glareDetect',
  run: onImages('glareDetect', ({ measured: { burnt, region } }) =>
    // Where the document is not known, white may lie beside it.
    region === 'picture'
      ? null
      : {
          score: burnt / (burnt + halfScoreShare),
          sentence: `is overexposed over ${(100 * burnt).toFixed(1)} % of the document in one patch`,
          evidence: { burnt, region },
        },
  ),
}
