import type { Check } from '../../vocabulary/decision/outcome.ts'
import { clearAt, foundAll, notChecked, notApplicable } from './parts/outcomes.ts'

export const duplicateFace: Check = {
  code: 'DUPLICATE_FACE',
  explain:
    'Raised when the similarity to the selfie of an earlier transaction is above the threshold. Transactions of the same account and mode are searched. The evidence names the five most similar; the confidence is the highest similarity. The search runs only if the profile switches on face.duplicateSearch. If it fails, the code is not checked, which makes the decision at least review. A profile cannot make this warning reject. A person whose record was deleted or erased, or whose template was not stored, is not found.',
  needs: ['face', 'knownFaces', 'thresholds.faceDuplicate'],
  fields: [],
  threshold: 'faceDuplicate',
  run: ({ face, knownFaces }, { thresholds: { faceDuplicate } }) => {
    if (!face.given) return notApplicable('No face was sent.')
    if (knownFaces === undefined) return notApplicable('Earlier faces were not searched.')
    if ('failed' in knownFaces) return notChecked(knownFaces.failed)
    const { searched, found } = knownFaces
    const similar = found.filter(({ similarity }) => similarity > faceDuplicate)
    const [first] = similar
    if (first === undefined) return clearAt(found[0]?.similarity ?? 0, { searched })
    const { id, similarity } = first
    const sentence = `The person may have been seen before, in transaction ${id}: similarity ${similarity.toFixed(2)}.`
    const evidence = {
      transactions: similar.map((one) => one.id),
      similarities: similar.map((one) => one.similarity),
      searched,
    }
    return foundAll([{ confidence: similarity, sentence, evidence, measured: similarity }])
  },
}
