import type { DocumentTypeLetter } from '../../vocabulary/reading/document-reading.ts'
import type { AcceptedDocuments } from '../../vocabulary/profiles/profile.ts'

/** What a person may choose where an account takes everything; visas are no proof of identity by themselves. */
const usualTypes = 'IPD'

const letters: readonly DocumentTypeLetter[] = ['I', 'P', 'D', 'V', 'R']

/** Countries between commas, empty for all; letters of types. As a session of the hosted-flow API has them. */
export function acceptedDocuments({ documentCountry, documentType }: AcceptedDocuments): {
  readonly country: string
  readonly type: string
} {
  return { country: documentCountry, type: documentType === '' ? usualTypes : documentType }
}

/** What a person chose, where the account takes it; null where it does not, or it is no document. */
export function selectableDocument(
  accepted: AcceptedDocuments,
  chosen: { readonly country: string; readonly type: string },
): { readonly country: string; readonly type: DocumentTypeLetter } | null {
  const country = chosen.country.trim().toUpperCase()
  const type = letters.find((letter) => letter === chosen.type.trim().toUpperCase())
  if (type === undefined || !/^[A-Z]{2}$/.test(country)) return null
  const { documentCountry, documentType } = accepted
  const isTaken =
    (documentCountry === '' || documentCountry.split(',').includes(country)) &&
    (documentType === '' || documentType.includes(type))
  return isTaken ? { country, type } : null
}
