import { differsByMisreads } from '../documents/values/confusable-characters.ts'
import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { isUncertainViz } from './parts/uncertain-viz.ts'
import { cannotTell, clear, found, notChecked, notApplicable } from './parts/outcomes.ts'

/** Letters and digits alone: fillers, blanks and hyphens are no part of a number. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export const idNumberVerification: Check = {
  code: 'ID_NUMBER_VERIFICATION_FAILED',
  explain:
    'Raised when neither the document number nor the personal number is the one given as verifyDocumentNumber. Case, spaces and punctuation are ignored. If look-alike characters of a printed number that was read with doubt explain the difference, the code is not checked. The decision is then at least review.',
  needs: ['front', 'back', 'request.verifyDocumentNumber'],
  fields: ['documentNumber', 'personalNumber'],
  run: onDocument(({ facts: { request }, all }) => {
    const given = request.verifyDocumentNumber
    if (given === undefined) return notApplicable('No number was given to verify.')
    const read = [...all('documentNumber'), ...all('personalNumber')]
    const numbers = [...new Set(read.map((field) => field.value))]
    if (numbers.length === 0) return cannotTell('No number was read.')
    const evidence = { read: numbers, given }
    if (numbers.some((number) => plain(number) === plain(given))) return clear(evidence)
    const uncertain = read
      .filter(isUncertainViz)
      .find(({ value }) => differsByMisreads(plain(value), plain(given)))
    if (uncertain !== undefined)
      return notChecked(
        `The number was read as ${uncertain.value} with a confidence of ${uncertain.confidence.toFixed(2)} only; it may be ${given} or not.`,
      )
    return found(`The number on the document is ${numbers.join(' or ')}, not ${given}.`, evidence)
  }),
}
