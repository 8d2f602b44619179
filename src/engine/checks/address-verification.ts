import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { addressSimilarity } from '../documents/addresses/address-similarity.ts'
import { cannotTell, clearAt, foundBelow, notApplicable } from './parts/outcomes.ts'

export const addressVerification: Check = {
  code: 'ADDRESS_VERIFICATION_FAILED',
  explain:
    'Raised when the similarity of verifyAddress to the address read is below the threshold. Its confidence is 1 minus that similarity.',
  needs: ['front', 'back', 'request.verifyAddress', 'thresholds.addressVerification'],
  fields: ['address1', 'address2', 'postcode'],
  threshold: 'addressVerification',
  run: onDocument(({ facts: { request }, profile, value }) => {
    const given = request.verifyAddress
    if (given === undefined) return notApplicable('No address was given to verify.')
    const lines = [value('address1'), value('address2')].filter((line) => line !== null)
    if (lines.length === 0) return cannotTell('No address was read.')
    const postcode = value('postcode')
    const spoken = lines.join(', ')
    const read = postcode === null || spoken.includes(postcode) ? spoken : `${spoken}, ${postcode}`
    const similarity = addressSimilarity(given, read)
    const evidence = { read, given, similarity }
    if (similarity >= profile.thresholds.addressVerification) return clearAt(similarity, evidence)
    const sentence = `The address on the document is ${read}, not ${given} (similarity ${similarity.toFixed(2)}).`
    return foundBelow(similarity, sentence, evidence)
  }),
}
