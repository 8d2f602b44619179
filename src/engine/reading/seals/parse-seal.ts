import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import type { Symbology } from '../../../vocabulary/reading/barcode.ts'
import { parseAadhaar } from './aadhaar/parse-aadhaar.ts'
import { parse2dDoc } from './fr-2d-doc/parse-2d-doc.ts'
import type { SealContext, SealParsing } from './parsed-seal.ts'
import { parseVdsNc } from './vds-nc/parse-vds-nc.ts'
import { parseVds } from './vds/parse-vds.ts'

/** Symbols in which the standards print seals. */
const symbologies: readonly Symbology[] = ['data-matrix', 'qr', 'aztec']

const parsers: readonly ((bytes: Uint8Array, context: SealContext) => SealParsing)[] = [
  parseVds,
  parseVdsNc,
  parse2dDoc,
  parseAadhaar,
]

/** A barcode as the seal of the standard it begins like; null where it is none. */
export function parseSeal(
  { symbology, bytes }: Pick<RecognisedBarcode, 'symbology' | 'bytes'>,
  context: SealContext,
): SealParsing {
  if (!symbologies.includes(symbology)) return null
  for (const parse of parsers) {
    const seal = parse(bytes, context)
    if (seal !== null) return seal
  }
  return null
}
