import isoCountries from '../../../../data/countries/iso-3166.json' with { type: 'json' }
import { acceptedIssuers, doubtfulIssuers, listedIssuers } from '../tables/issuers.table.ts'

/**
 * What a code is as an issuer. `issuer`: the standard lists it, or valid documents bear it. `doubtful`: documents bore it in
 * earnest, and a person must decide. `none`: no issuer has it.
 */
export type IssuerStanding = 'issuer' | 'doubtful' | 'none'

const issuers: ReadonlySet<string> = new Set([
  ...isoCountries.map(({ alpha3 }) => alpha3),
  ...listedIssuers,
  ...acceptedIssuers,
])
const doubtful: ReadonlySet<string> = new Set(doubtfulIssuers)

/** Looks up who issued a document, by the code in its zone without fillers, or by that of its barcode. */
export function issuerStanding(code: string): IssuerStanding {
  if (issuers.has(code)) return 'issuer'
  return doubtful.has(code) ? 'doubtful' : 'none'
}
