import type { Check } from '../vocabulary/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found } from './parts/outcomes.ts'

/** Letters and digits alone: fillers, blanks and hyphens are no part of a number. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export const idNumberVerification: Check = {
  code: 'ID_NUMBER_VERIFICATION_FAILED',
  explain:
    'Raised when neither the document number nor the personal number is the one given as verifyDocumentNumber; case, blanks and punctuation do not count.',
  needs: ['front', 'back', 'request.verifyDocumentNumber'],
  fields: ['documentNumber', 'personalNumber'],
  run: onDocument(({ facts: { request }, all }) => {
    const given = request.verifyDocumentNumber
    if (given === undefined) return cannotTell('No number was given to verify.')
    const numbers = [
      ...new Set([...all('documentNumber'), ...all('personalNumber')].map((field) => field.value)),
    ]
    if (numbers.length === 0) return cannotTell('No number was read.')
    const evidence = { read: numbers, given }
    if (numbers.some((number) => plain(number) === plain(given))) return clear(evidence)
    return found(`The number on the document is ${numbers.join(' or ')}, not ${given}.`, evidence)
  }),
}
