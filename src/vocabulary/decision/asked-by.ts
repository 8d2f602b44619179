import type { AcceptedDocuments } from '../profiles/profile.ts'
import type { RequestFacts } from './facts.ts'

/** Fields of a request by which a check is asked for. */
export type AskingField = Exclude<keyof RequestFacts, 'verifyNameInLatin'> | 'ip' | 'face' | 'documentBack'

/**
 * When a check was asked for, so that a fact that it needs and lacks leaves it not checked.
 * - `request`: the request gave one of `fields`, or the profile says which documents it accepts.
 * - `image`: the picture in `fields` was sent, and the code counts.
 * - `document`: this kind of document carries what is looked at, and the code counts.
 * - `switch`: the profile switched it on, or made it count, where the default does not.
 */
export type AskedBy = 'request' | 'image' | 'document' | 'switch'

export interface AskedFor {
  readonly by: AskedBy
  readonly fields: readonly AskingField[]
  /** The list of a profile that asks for the same. */
  readonly accepted?: keyof AcceptedDocuments
  /** Where the line is, and why there. */
  readonly why: string
}

export const byRequest = (...fields: readonly AskingField[]): AskedFor => ({
  by: 'request',
  fields,
  why: 'The request names what to compare. Nothing to compare it with is no agreement.',
})

export const byRestriction = (field: AskingField, accepted: keyof AcceptedDocuments): AskedFor => ({
  by: 'request',
  fields: [field],
  accepted,
  why: 'The request, or acceptedDocuments of the profile, names what is accepted. A value that was not read is not accepted.',
})

export const byImage = (...fields: readonly AskingField[]): AskedFor => ({
  by: 'image',
  fields,
  why: 'The picture was sent to be looked at. Without the picture nothing was asked for.',
})

export const bySwitch: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'The default does not count. A profile that makes it count asks for it.',
}

export const whereCarried: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Looked for on documents that carry it. A kind of document that does not carry it was not asked for it.',
}

export const whereSealed: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Looked for on documents that carry it. A digital seal that is there and cannot be verified is not checked wherever the code counts.',
}

export const ofPixels: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'On by default for every picture, also for those that cannot show it: small ones, and pages of a PDF.',
}

export const acrossSides: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Compared where both sides carry it. INVALID_BACK_DOCUMENT says whether a back could be matched to its front.',
}

export const whereDated: AskedFor = {
  by: 'document',
  fields: [],
  why: 'A document that carries a date of expiry can have expired. One that carries none cannot.',
}

export const ofMetadata: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'On by default for every picture. Most pictures carry no metadata, which says nothing against them.',
}

export const whereRecognised: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Looked for on every document that was recognised. UNRECOGNIZED_DOCUMENT says that there was none.',
}

export const whereCodeRead: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Looked for where a zone or barcode was read. What was read from print alone is not recognised.',
}

export const forContracts: AskedFor = {
  by: 'request',
  fields: ['contractGenerate'],
  why: 'The request asks for contracts. No profile can switch that off.',
}

export const ofCompanies: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Asked for by every check of a company, and by nothing else. What lacks a fact that it needs says so itself.',
}

export const ofLinks: AskedFor = {
  by: 'switch',
  fields: [],
  why: 'Looked for on every hosted link, and nowhere else. What a link cannot know of a picture says nothing against it.',
}
