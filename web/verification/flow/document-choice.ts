import type { Session } from '../session/session.ts'

/** Identity card, passport, driving licence, residence permit, visa: as the wire writes them. */
export const documentTypes = ['I', 'P', 'D', 'R', 'V'] as const

export type DocumentType = (typeof documentTypes)[number]

type Choosing = Pick<
  Session,
  | 'acceptedDocumentCountry'
  | 'acceptedDocumentType'
  | 'selectedDocumentCountry'
  | 'selectedDocumentType'
  | 'documentSide'
>

/** Types that the account takes, in the order of the page. */
export const acceptedTypes = ({ acceptedDocumentType }: Choosing): readonly DocumentType[] =>
  documentTypes.filter((type) => acceptedDocumentType.includes(type))

/** ISO 3166 alpha-2; empty for all. */
export const acceptedCountries = ({ acceptedDocumentCountry }: Choosing): readonly string[] =>
  acceptedDocumentCountry
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')

/** Whether there is something to choose that was not chosen yet. */
export function isChoiceNeeded(session: Choosing): boolean {
  if (session.selectedDocumentType !== null) return false
  return acceptedTypes(session).length > 1 || acceptedCountries(session).length !== 1
}

/** The chosen type, or the only one there is. */
export function chosenType(session: Choosing): DocumentType {
  const types = documentTypes.filter((type) => type === session.selectedDocumentType)
  return types[0] ?? acceptedTypes(session)[0] ?? 'I'
}

/** The outline that the camera shows: visas lie in passports, permits are cards. */
export const captureTypes = { I: 'I', P: 'P', D: 'D', R: 'I', V: 'P' } as const satisfies Readonly<
  Record<DocumentType, 'I' | 'P' | 'D'>
>

/** Only cards have something to read on their back. */
export const backIsAsked = (session: Choosing): boolean =>
  session.documentSide === 2 && captureTypes[chosenType(session)] !== 'P'
