import type { Check } from '../vocabulary/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { holderNames } from './names/holder-names.ts'
import { nameSimilarity } from './names/name-similarity.ts'
import { cannotTell, clearAt, foundBelow } from './parts/outcomes.ts'

export const nameVerification: Check = {
  code: 'NAME_VERIFICATION_FAILED',
  explain:
    "Raised when the similarity of verifyName to the holder's name, the best of all sources read, is below the threshold; its confidence is what is lacking to 1.",
  needs: ['front', 'back', 'request.verifyName', 'thresholds.nameVerification'],
  fields: ['fullName', 'firstName', 'middleName', 'lastName'],
  threshold: 'nameVerification',
  run: onDocument(({ facts: { request }, profile, readings }) => {
    const given = request.verifyName
    if (given === undefined) return cannotTell('No name was given to verify.')
    const [best] = holderNames(readings)
      .map((holder) => ({ read: holder.fullName, score: nameSimilarity(given, holder) }))
      .toSorted((a, b) => b.score - a.score)
    if (best === undefined) return cannotTell('No name was read.')
    const evidence = { read: best.read, given, similarity: best.score }
    if (best.score >= profile.thresholds.nameVerification) return clearAt(best.score, evidence)
    const sentence = `The name on the document is ${best.read}, not ${given} (similarity ${best.score.toFixed(2)}).`
    return foundBelow(best.score, sentence, evidence)
  }),
}
