import type { Check } from '../vocabulary/outcome.ts'
import { onBothSides } from './parts/document-view.ts'
import { holderNames } from './names/holder-names.ts'
import { nameSimilarity } from './names/name-similarity.ts'
import { cannotTell, clearAt, foundBelow } from './parts/outcomes.ts'

export const documentNameMismatch: Check = {
  code: 'DOCUMENT_NAME_MISMATCH',
  explain:
    'Raised when the similarity of the names on front and back is below the threshold; its confidence is what is lacking to 1.',
  needs: ['front', 'back', 'thresholds.nameDualSide'],
  fields: ['fullName', 'firstName', 'middleName', 'lastName'],
  threshold: 'nameDualSide',
  run: onBothSides(({ front, back, profile }) => {
    const onBack = holderNames([back])
    const [best] = holderNames([front])
      .flatMap((one) =>
        onBack.map((other) => ({
          front: one.fullName,
          back: other.fullName,
          similarity: Math.max(nameSimilarity(one.fullName, other), nameSimilarity(other.fullName, one)),
        })),
      )
      .toSorted((a, b) => b.similarity - a.similarity)
    if (best === undefined) return cannotTell('A name was not read on both sides.')
    if (best.similarity >= profile.thresholds.nameDualSide) return clearAt(best.similarity, { ...best })
    const sentence = `The name is ${best.front} on the front and ${best.back} on the back (similarity ${best.similarity.toFixed(2)}).`
    return foundBelow(best.similarity, sentence, { ...best })
  }),
}
