import type { KnownDocument } from '../../vocabulary/decision/facts.ts'
import type { Check, Outcome } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { isUncertainViz } from './parts/uncertain-viz.ts'
import { cannotTell, clear, found, notApplicable } from './parts/outcomes.ts'

/**
 * Of a document whose number and issuer were read, what the account itself knows of it. Nothing of one whose number was read
 * with doubt does not tell that nothing is known of the number that is printed.
 */
const onKnownDocument = (judge: (known: KnownDocument, number: string) => Outcome) =>
  onDocument(({ facts: { known }, all }) => {
    if (known === undefined) return notApplicable('Earlier records were not searched for the document.')
    if (known === null) return cannotTell('Number or issuer of the document could not be read.')
    const [number] = all('documentNumber')
    const outcome = judge(known, number?.value ?? '')
    return outcome.kind === 'clear' && number !== undefined && isUncertainViz(number)
      ? cannotTell('The number of the document was read with doubt.')
      : outcome
  })

const duplicateDocument: Check = {
  code: 'DUPLICATE_DOCUMENT',
  explain:
    'Raised when the account has records of a document with this number and issuer, of the same mode. The evidence names the newest five. A profile cannot make this warning reject. A document whose records were deleted or erased is no longer known.',
  needs: ['front', 'back', 'known'],
  fields: ['documentNumber', 'countryIso2', 'countryIso3', 'countryFull'],
  run: onKnownDocument(({ seen }, number) => {
    const [newest] = seen
    if (newest === undefined) return clear({ seen: 0 })
    const sentence = `The document ${number} was seen before, the last time in transaction ${newest.id}.`
    return found(sentence, { transactions: seen.map(({ id }) => id) })
  }),
}

const blocklistedDocument: Check = {
  code: 'BLOCKLISTED_DOCUMENT',
  explain:
    'Raised when number and issuer are on the block list of the account (POST /x/blocklist), in the list of the same mode. A profile cannot make this warning reject.',
  needs: ['front', 'back', 'known'],
  fields: ['documentNumber', 'countryIso2', 'countryIso3', 'countryFull'],
  run: onKnownDocument(({ blocked }, number) => {
    if (blocked === null) return clear({ blocked: false })
    const sentence = `The document ${number} is on the block list of the account (${blocked.reason}).`
    return found(sentence, { entry: blocked.id, reason: blocked.reason })
  }),
}

export const knownDocumentChecks: readonly Check[] = [duplicateDocument, blocklistedDocument]
