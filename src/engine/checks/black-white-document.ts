import type { Check } from '../../vocabulary/decision/outcome.ts'
import { thresholds } from '../../vocabulary/profiles/profile.ts'
import { onImages } from './parts/on-images.ts'

/** Colours that lie so close together (red, or blue, beyond that of the light, of white) score the default threshold. */
const grey = 0.036
const atGrey = 0.02

/** Colours that lie less far apart reach the default threshold. */
const differenceAtDefault = (grey * (1 - thresholds.blackWhite.default)) / atGrey

export const blackWhiteDocument: Check = {
  code: 'BLACK_WHITE_DOCUMENT',
  explain: `Raised when the document shows no colour but that of the light. At the default threshold, its red and blue differ from those of the paper by less than ${(100 * differenceAtDefault).toFixed(1)} % of white, outliers ignored. A document printed only in black looks the same.`,
  needs: ['front', 'back', 'thresholds.blackWhite'],
  fields: [],
  threshold: 'blackWhite',
  run: onImages('blackWhite', ({ measured: { tint, region } }) => ({
    score: Math.max(0, 1 - (tint * atGrey) / grey),
    sentence: 'shows a document without colours',
    evidence: { tint, region },
  })),
}
