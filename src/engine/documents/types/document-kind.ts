import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { ParsedMrz } from '../formats/parse-mrz.ts'
import { mrzLayoutOf } from '../formats/mrz-layouts.ts'

/** What a document is, as far as its zone tells. */
export interface DocumentKind {
  readonly type: DocumentTypeLetter
  /** For people. */
  readonly name: string
  /** The side of the document that carries the zone. */
  readonly side: 'FRONT' | 'BACK'
}

/** What each type of document is called, for people. */
export const documentTypeNames: Readonly<Record<DocumentTypeLetter, string>> = {
  P: 'Passport',
  I: 'Identity Card',
  V: 'Visa',
  R: 'Residence Permit',
  D: 'Driving Licence',
}

/**
 * Document codes that say more than their first letter: a pattern over code and issuer, as in `IRFRA`.
 * Residence permits of the Union and of its members (Regulation (EU) 2017/1954), cards of the United States.
 */
const documentCodePatterns: readonly (readonly [pattern: RegExp, type: DocumentTypeLetter, name?: string])[] =
  [
    [/^C\d?USA/, 'R', 'Permanent Resident Card'],
    [/^IAUSA/, 'I', 'Employment Authorization Card'],
    [/^IPUSA|^IP/, 'I', 'Passport Card'],
    [/^AC/, 'I', 'Crew Member Certificate'],
    [/^(IR|AR|CR|IT|RP|R)/, 'R'],
    [/^(D|FA)/, 'D'],
    [/^P[DE]/, 'P', 'Diplomatic Passport'],
    [/^P[SO]/, 'P', 'Official Passport'],
  ]

/** Derives what a document is from its zone. */
export function documentKindOf(mrz: ParsedMrz): DocumentKind {
  const format = mrzLayoutOf(mrz.format)
  const code = mrz.documentCode + mrz.issuer
  const match = format.type === 'V' ? undefined : documentCodePatterns.find(([pattern]) => pattern.test(code))
  const type = match?.[1] ?? format.type
  return { type, name: match?.[2] ?? documentTypeNames[type], side: format.side }
}
