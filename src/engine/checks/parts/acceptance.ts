import type { Facts } from '../../../vocabulary/decision/facts.ts'
import type { Outcome } from '../../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import { type DocumentView, onDocument } from './document-view.ts'
import { cannotTell, clear, found, notApplicable } from './outcomes.ts'

/** What a request and a profile accept of one property; both must hold. */
export interface Acceptance {
  /** For the sentence: `type`, `country`, `state`. */
  readonly what: string
  /** Each spelling of the value read; any of them may be accepted. Null when it was not read. */
  readonly read: readonly string[] | null
  /** Empty: everything. */
  readonly byRequest: readonly string[]
  /** Empty: everything. */
  readonly byProfile: readonly string[]
}

/** Whether what was read is accepted by the request and by the profile. */
export function judgeAcceptance({ what, read, byRequest, byProfile }: Acceptance): Outcome {
  const request = [byRequest, byProfile].filter((list) => list.length > 0)
  if (request.length === 0) return notApplicable(`Every ${what} is accepted.`)
  if (read === null) return cannotTell(`The ${what} of the document was not read.`)
  const evidence = { read, byRequest, byProfile }
  const accepted = request.every((list) => read.some((value) => list.includes(value)))
  if (accepted) return clear(evidence)
  return found(`The ${what} ${read[0] ?? 'of the document'} is not accepted.`, evidence)
}

/**
 * A rule about which documents are accepted. A link for a face or a signature alone asks for none: what its profile says of
 * documents has nothing to do there.
 */
export function onAcceptance(judge: (view: DocumentView) => Outcome) {
  const judged = onDocument(judge)
  return (facts: Facts, profile: Profile): Outcome => {
    const isDocumentAsked = facts.link?.kind !== 'face' && facts.link?.kind !== 'signature'
    return isDocumentAsked ? judged(facts, profile) : notApplicable('The link asks for no document.')
  }
}

/** A comma separated list of a profile, upper case. */
export function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim().toUpperCase())
    .filter((entry) => entry !== '')
}
