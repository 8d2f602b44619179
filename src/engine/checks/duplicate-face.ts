import type { Check } from '../../vocabulary/decision/outcome.ts'
import { cannotTell, clearAt, foundAll, notChecked } from './parts/outcomes.ts'

export const duplicateFace: Check = {
  code: 'DUPLICATE_FACE',
  explain:
    'Raised when the selfie is more similar than the threshold to that of an earlier transaction of the account, of the same mode; the evidence names the five most similar. Its confidence is the similarity of the first. Done only where the profile switches on face.duplicateSearch; not checked, and so at least review, where that fails. A profile cannot make it reject. People whose records were deleted or erased, or whose templates were not kept, are not known.',
  needs: ['face', 'knownFaces', 'thresholds.faceDuplicate'],
  fields: [],
  threshold: 'faceDuplicate',
  run: ({ face, knownFaces }, { thresholds: { faceDuplicate } }) => {
    if (!face.given) return cannotTell('No face was sent.')
    if (knownFaces === undefined) return cannotTell('No one asked whether the person was seen before.')
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
