import type { Check } from '../../vocabulary/decision/outcome.ts'
import { thresholds } from '../../vocabulary/profiles/profile.ts'
import { onImages } from './parts/on-images.ts'

/** A document so many pixels long scores 0. */
const ampleLongSide = 600

/** A shorter document reaches the default threshold. */
const longSideAtDefault = ampleLongSide * (1 - thresholds.smallImage.default)

export const imageTooSmall: Check = {
  code: 'IMAGE_TOO_SMALL',
  explain: `Raised when the longer side of the document has less than ${longSideAtDefault} pixels at the default threshold. If the document was not found, the longer side of the image counts.`,
  needs: ['front', 'back', 'thresholds.smallImage'],
  fields: [],
  threshold: 'smallImage',
  run: onImages('smallImage', ({ measured: { longSide, region } }) => ({
    score: Math.max(0, 1 - longSide / ampleLongSide),
    sentence: `shows the document ${longSide} pixels long`,
    evidence: { longSide, region },
  })),
}
