import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../vocabulary/reading/fields.ts'

/**
 * What is printed beside the zone of every document of a kind, and not in it: mandatory elements of ICAO Doc 9303-4 section 4.1
 * and 9303-7 section 4.1. Of cards it stands on either side, as the issuer chose.
 */
export const keysInPrint: Readonly<Record<DocumentTypeLetter, readonly FieldKey[]>> = {
  P: ['issued', 'issueAuthority'],
  V: ['issued'],
  I: [],
  R: [],
  D: [],
}
