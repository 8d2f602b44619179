import { describe, expect, it } from 'vitest'
import { brokenRule, creationRules, type RequestedLink } from './creation-rules.table.ts'

const plain: RequestedLink = {
  ...{ kind: 'document-and-face', version: 3, isReusable: false, template: 'none' },
  ...{ hasReferenceDocument: false, hasReferenceBack: false, hasReferenceFace: false },
  ...{ hasPhone: false, verifiesPhone: false },
}

/** Each text, and the links that get it. */
const refused: readonly (readonly [string, Partial<RequestedLink>])[] = [
  ['Invalid DocuPass mode.', { kind: null }],
  [
    'Cannot set both reference document and reference face.',
    { hasReferenceDocument: true, hasReferenceFace: true },
  ],
  [
    'Cannot set both reference document and reference face.',
    { hasReferenceBack: true, hasReferenceFace: true },
  ],
  ['Cannot set reference face for document only verification.', { kind: 'document', hasReferenceFace: true }],
  [
    'Cannot set reference document for document only verification.',
    { kind: 'document', hasReferenceDocument: true },
  ],
  ['Cannot set reference document for face only verification.', { kind: 'face', hasReferenceDocument: true }],
  ['Reference face image missing for face verification.', { kind: 'face' }],
  [
    'Cannot set reference face for e-Signature mode.',
    { kind: 'signature', hasReferenceFace: true, template: 'for one party' },
  ],
  [
    'Cannot set reference document for e-Signature mode.',
    { kind: 'signature', hasReferenceDocument: true, template: 'for one party' },
  ],
  ['contractSign template id value required when using e-Signature mode.', { kind: 'signature' }],
  ['contractSign contains invalid template ID.', { kind: 'signature', template: 'unknown' }],
  ['contractSign contains invalid template ID.', { template: 'unknown' }],
  [
    'Template signatures contain multiple parties which is only supported in e-Signature only mode.',
    { kind: 'document', template: 'for several parties' },
  ],
  ['Reusable link is deprecated in DocuPass v3', { isReusable: true }],
  [
    'A reusable link cannot have several parties: make one link for each signing.',
    { kind: 'signature', version: 2, isReusable: true, template: 'for several parties' },
  ],
  ['referenceDocumentBack needs referenceDocument.', { hasReferenceBack: true }],
  ['userPhone needs docupass.phoneVerification in the profile.', { hasPhone: true }],
]

const allowed: readonly Partial<RequestedLink>[] = [
  {},
  { kind: 'document' },
  { kind: 'document', template: 'for one party' },
  { kind: 'face', hasReferenceFace: true },
  { hasReferenceFace: true },
  { hasReferenceDocument: true, hasReferenceBack: true },
  { kind: 'signature', template: 'for one party' },
  { kind: 'signature', template: 'for several parties' },
  { version: 2, isReusable: true },
  { hasPhone: true, verifiesPhone: true },
]

describe('the rules of a new link', () => {
  it.each(refused)('say %s', (text, difference) => {
    expect(brokenRule({ ...plain, ...difference })).toBe(text)
  })

  it.each(allowed)('allow %o', (difference) => {
    expect(brokenRule({ ...plain, ...difference })).toBeNull()
  })

  it('are all tried here', () => {
    const tried = new Set(refused.map(([text]) => text))
    expect(creationRules.map(({ text }) => text).filter((text) => !tried.has(text))).toEqual([])
  })
})
