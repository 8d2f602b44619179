/** A country as a person chooses it. */
export interface CountryName {
  /** ISO 3166 alpha-2. */
  readonly code: string
  /** In the language of the page. */
  readonly name: string
}

/** @param tag BCP 47 */
export function countryNames(codes: readonly string[], tag: string): readonly CountryName[] {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' })
  const order = new Intl.Collator(tag)
  return codes
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => order.compare(one.name, other.name))
}
