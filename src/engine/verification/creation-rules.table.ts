import type { LinkKind } from '../../vocabulary/verification/link-modes.ts'

/** What the rules of a new link look at. */
export interface RequestedLink {
  /** Null for a mode that there is not. */
  readonly kind: LinkKind | null
  readonly version: 2 | 3
  readonly isReusable: boolean
  readonly hasReferenceDocument: boolean
  readonly hasReferenceBack: boolean
  readonly hasReferenceFace: boolean
  /** The template that is to be signed. */
  readonly template: 'none' | 'unknown' | 'for one party' | 'for several parties'
  readonly hasPhone: boolean
  readonly verifiesPhone: boolean
}

export interface CreationRule {
  readonly isBroken: (link: RequestedLink) => boolean
  /** Answered with ERROR_OPERATION_FAILED. */
  readonly text: string
}

const hasDocument = ({ hasReferenceDocument, hasReferenceBack }: RequestedLink): boolean =>
  hasReferenceDocument || hasReferenceBack

/** Rules of the wire, with its exact texts; the first that is broken is answered. */
const wireRules: readonly CreationRule[] = [
  { isBroken: ({ kind }) => kind === null, text: 'Invalid DocuPass mode.' },
  {
    isBroken: (link) => hasDocument(link) && link.hasReferenceFace,
    text: 'Cannot set both reference document and reference face.',
  },
  {
    isBroken: ({ kind, hasReferenceFace }) => kind === 'document' && hasReferenceFace,
    text: 'Cannot set reference face for document only verification.',
  },
  {
    isBroken: (link) => link.kind === 'document' && hasDocument(link),
    text: 'Cannot set reference document for document only verification.',
  },
  {
    isBroken: (link) => link.kind === 'face' && hasDocument(link),
    text: 'Cannot set reference document for face only verification.',
  },
  {
    isBroken: ({ kind, hasReferenceFace }) => kind === 'face' && !hasReferenceFace,
    text: 'Reference face image missing for face verification.',
  },
  {
    isBroken: ({ kind, hasReferenceFace }) => kind === 'signature' && hasReferenceFace,
    text: 'Cannot set reference face for e-Signature mode.',
  },
  {
    isBroken: (link) => link.kind === 'signature' && hasDocument(link),
    text: 'Cannot set reference document for e-Signature mode.',
  },
  {
    isBroken: ({ kind, template }) => kind === 'signature' && template === 'none',
    text: 'contractSign template id value required when using e-Signature mode.',
  },
  {
    isBroken: ({ template }) => template === 'unknown',
    text: 'contractSign contains invalid template ID.',
  },
  {
    isBroken: ({ kind, template }) => kind !== 'signature' && template === 'for several parties',
    text: 'Template signatures contain multiple parties which is only supported in e-Signature only mode.',
  },
  {
    isBroken: ({ version, isReusable }) => version === 3 && isReusable,
    text: 'Reusable link is deprecated in DocuPass v3',
  },
]

/** Of this service: without them the link could not be completed. */
const ownRules: readonly CreationRule[] = [
  {
    isBroken: ({ isReusable, template }) => isReusable && template === 'for several parties',
    text: 'A reusable link cannot have several parties: make one link for each signing.',
  },
  {
    isBroken: ({ hasReferenceDocument, hasReferenceBack }) => hasReferenceBack && !hasReferenceDocument,
    text: 'referenceDocumentBack needs referenceDocument.',
  },
  {
    isBroken: ({ hasPhone, verifiesPhone }) => hasPhone && !verifiesPhone,
    text: 'userPhone needs docupass.phoneVerification in the profile.',
  },
]

export const creationRules: readonly CreationRule[] = [...wireRules, ...ownRules]

/** Why a link cannot be made; null where it can. */
export function brokenRule(link: RequestedLink): string | null {
  return creationRules.find(({ isBroken }) => isBroken(link))?.text ?? null
}
