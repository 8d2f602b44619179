/**
 * Issuing states and organisations that ICAO Doc 9303-3 (8th edition, section 5) lists beside the countries of ISO 3166-1,
 * which it takes over whole: Germany's own code, parts B to D, and the British codes, which overseas territories print as
 * issuer, too. Part E names persons, no issuers. UTO is the state of the standard's examples. Compared with two
 * public copies of the section, not with its own text: both list RKS, and one names IAO as ICAO's own use.
 */
export const listedIssuers: readonly string[] = [
  'D', 'EUE', 'UNO', 'UNA', 'UNK', 'XBA', 'XIM', 'XCC', 'XCE', 'XCO', 'XEC', 'XPO', 'XES', 'XMP', 'XOM', 'XDC',
  'GBD', 'GBN', 'GBO', 'GBP', 'GBS', 'RKS', 'UTO',
] // prettier-ignore

/**
 * Not listed, and yet on documents that are valid and that many states take: Romanian identity cards without an end, issued
 * before the country's code became ROU in 2002.
 */
export const acceptedIssuers: readonly string[] = ['ROM']

/**
 * Not listed, and on documents that were made in earnest: states that ended or changed their code and whose documents have
 * expired, territories that few states recognise, other codes for Kosovo, and codes of persons where an issuer belongs. A
 * person decides about them.
 */
export const doubtfulIssuers: readonly string[] = [
  'ANT', 'NTZ', 'SCG', 'TMP', 'YUG', 'ZAR', 'XCT', 'XKX', 'KS', 'IAO', 'XAA', 'XXA', 'XXB', 'XXC', 'XXX',
] // prettier-ignore
