import type { Check } from '../vocabulary/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found } from './parts/outcomes.ts'

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** United States: five digits name the delivery area, four more a part of it that is often left out. */
function samePostcode(read: string, given: string): boolean {
  const [a, b] = [plain(read), plain(given)]
  if (a === b) return a !== ''
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  return /^\d{5}$/.test(shorter) && /^\d{9}$/.test(longer) && longer.startsWith(shorter)
}

export const postcodeVerification: Check = {
  code: 'POSTCODE_VERIFICATION_FAILED',
  explain:
    'Raised when the postcode read is not the one given as verifyPostcode; case, blanks, punctuation and the last four digits of a nine-digit code do not count.',
  needs: ['front', 'back', 'request.verifyPostcode'],
  fields: ['postcode'],
  run: onDocument(({ facts: { request }, all }) => {
    const given = request.verifyPostcode
    if (given === undefined) return cannotTell('No postcode was given to verify.')
    const read = [...new Set(all('postcode').map((field) => field.value))]
    if (read.length === 0) return cannotTell('No postcode was read.')
    const evidence = { read, given }
    if (read.some((postcode) => samePostcode(postcode, given))) return clear(evidence)
    return found(`The postcode on the document is ${read.join(' or ')}, not ${given}.`, evidence)
  }),
}
