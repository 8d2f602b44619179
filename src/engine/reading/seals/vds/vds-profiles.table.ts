import type { DocumentTypeLetter, MrzFormat } from '../../../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'

/** How the bytes of a feature are read. `mrz`: the zone of this format, blanks for fillers; its second line may be cut. */
type VdsFeature =
  | { readonly as: 'mrz'; readonly format: MrzFormat }
  | { readonly as: 'c40' | 'utf-8'; readonly key: FieldKey }

export interface VdsProfile {
  readonly seals: string
  readonly type: DocumentTypeLetter | null
  /** By tag. Features of other tags are signed as well, and say nothing that is compared. */
  readonly features: Readonly<Partial<Record<number, VdsFeature>>>
}

const td2 = { as: 'mrz', format: 'TD2' } as const
const addressSticker = {
  1: { as: 'c40', key: 'documentNumber' },
} as const

/**
 * Profiles by feature definition reference and document type category, two bytes in hex. Doc 9303-13 for visas and emergency
 * travel documents; BSI TR-03137 part 1, version 2.5, for the others, and TR-03171 for documents of administrations.
 */
export const vdsProfiles: Readonly<Partial<Record<string, VdsProfile>>> = {
  '5d01': {
    seals: 'Visa',
    type: 'V',
    features: { 1: { as: 'mrz', format: 'MRV-A' }, 2: { as: 'mrz', format: 'MRV-B' } },
  },
  '5e03': { seals: 'Emergency travel document', type: 'P', features: { 2: td2 } },
  fb06: { seals: 'Residence permit', type: 'R', features: { 2: td2 } },
  fa06: { seals: 'Supplementary sheet of a residence permit', type: 'R', features: { 4: td2 } },
  fd02: { seals: 'Arrival attestation', type: null, features: { 2: td2 } },
  fc04: {
    seals: 'Social insurance card',
    type: null,
    features: { 2: { as: 'utf-8', key: 'lastName' }, 3: { as: 'utf-8', key: 'firstName' } },
  },
  f908: { seals: 'Address sticker of an identity card', type: null, features: addressSticker },
  f90c: { seals: 'Address sticker of a residence permit', type: null, features: addressSticker },
  f80a: { seals: 'Residence sticker of a passport', type: null, features: addressSticker },
  '01c8': { seals: 'Document of an administration', type: null, features: {} },
  '01c9': { seals: 'Document of an administration', type: null, features: {} },
}
