import { stateByCode } from '../../documents/values/states.ts'

/**
 * The country that certificates of an issuer name, by its code of three letters: ISO 3166 alpha-2. A code that stands for no
 * country, as `UTO`, has its first two letters there.
 */
export function countryOfIssuer(issuer: string): string {
  return stateByCode(issuer)?.iso2 ?? issuer.slice(0, 2)
}
