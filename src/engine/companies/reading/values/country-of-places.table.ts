/** How the last line of an address ends in countries that have a form of their own. */
export const placeSigns: readonly (readonly [country: string, sign: RegExp])[] = [
  ['US', /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),?\s\d{5}(?:-\d{4})?\b/u],
  ['CA', /\b(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT),?\s[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u],
  ['AU', /\b(?:NSW|VIC|QLD|WA|TAS|ACT),?\s\d{4}\b/u],
  ['GB', /\b(?!(?:ON|QC)\b)[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\b/u],
  ['IE', /\b[AC-FHKNPRTV-Y]\d[\dW]\s[\dAC-FHKNPRTV-Y]{4}\b/u],
  ['NL', /\b[1-9]\d{3}\s[A-Z]{2}\s{1,2}\p{Lu}/u],
  ['NZ', /,\s\d{4},\sNZ\b/u],
  ['SE', /\b(?:SE-)?\d{3}\s\d{2}\s(?:Stockholm|Göteborg|Malmö|Uppsala)\b/iu],
] // prettier-ignore

/** Currencies of several countries, and those whose code begins with the letters of none. */
export const sharedCurrencies: readonly string[] = ['ANG', 'CHF', 'EUR', 'USD', 'XAF', 'XCD', 'XOF', 'XPF']
