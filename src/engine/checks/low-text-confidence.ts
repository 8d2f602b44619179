import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clearAt, foundBelow } from './parts/outcomes.ts'

const mainFields: readonly FieldKey[] = ['documentNumber', 'lastName', 'firstName', 'dob', 'expiry']

export const lowTextConfidence: Check = {
  code: 'LOW_TEXT_CONFIDENCE',
  explain:
    'Raised when the least certain of document number, names, birth date and expiry was read with a confidence below the threshold. The confidence of this warning is 1 minus the one read.',
  needs: ['front', 'back', 'thresholds.lowTextConfidence'],
  fields: mainFields,
  threshold: 'lowTextConfidence',
  run: onDocument(({ profile, all }) => {
    const read = mainFields.flatMap((key) => {
      const confidences = all(key).map((field) => field.confidence)
      return confidences.length === 0 ? [] : [{ key, confidence: Math.max(...confidences) }]
    })
    const [lowest] = read.toSorted((a, b) => a.confidence - b.confidence)
    if (lowest === undefined) return cannotTell('None of the main fields was read.')
    const evidence = { confidences: Object.fromEntries(read.map(({ key, confidence }) => [key, confidence])) }
    if (lowest.confidence >= profile.thresholds.lowTextConfidence) return clearAt(lowest.confidence, evidence)
    const sentence = `${lowest.key} was read with a confidence of ${lowest.confidence.toFixed(2)} only.`
    return foundBelow(lowest.confidence, sentence, evidence)
  }),
}
