/** How a country writes its postcodes, as far as they are written in more than one way. */
export interface PostcodeFormat {
  /** Letters that people put before the digits and that are no part of the code. */
  readonly prefixes?: readonly string[]
  /** The first so many characters name the place; the others, a part of it, are often left out. */
  readonly enough?: number
  /** All digits, so many: zeros in front are lost where a table of figures held it. */
  readonly digits?: number
}

/**
 * By ISO 3166-1 alpha-3. Universal Postal Union: Addressing systems; letters before the digits are those of the European
 * Conference of Postal and Telecommunications Administrations, which cars and letters bore alike.
 */
export const postcodeFormats: Readonly<Record<string, PostcodeFormat>> = {
  USA: { enough: 5, digits: 5 }, PRT: { prefixes: ['P', 'PT'], enough: 4 }, IRN: { enough: 5 }, TWN: { enough: 3 },
  SAU: { enough: 5 }, DEU: { prefixes: ['D', 'DE'], digits: 5 }, AUT: { prefixes: ['A', 'AT'] }, CHE: { prefixes: ['CH'] },
  LIE: { prefixes: ['FL', 'LI'] }, FRA: { prefixes: ['F', 'FR'], digits: 5 }, ITA: { prefixes: ['I', 'IT'], digits: 5 },
  ESP: { prefixes: ['E', 'ES'], digits: 5 }, BEL: { prefixes: ['B', 'BE'] }, LUX: { prefixes: ['L', 'LU'] },
  NLD: { prefixes: ['NL'] }, DNK: { prefixes: ['DK'], digits: 4 }, SWE: { prefixes: ['S', 'SE'] }, NOR: { prefixes: ['N', 'NO'], digits: 4 },
  FIN: { prefixes: ['FI', 'FIN', 'SF'], digits: 5 }, POL: { prefixes: ['PL'], digits: 5 }, CZE: { prefixes: ['CZ'] },
  SVK: { prefixes: ['SK'], digits: 5 }, HUN: { prefixes: ['H', 'HU'] }, SVN: { prefixes: ['SI'] }, HRV: { prefixes: ['HR'] },
  ROU: { prefixes: ['RO'], digits: 6 }, BGR: { prefixes: ['BG'] }, LTU: { prefixes: ['LT'], digits: 5 }, LVA: { prefixes: ['LV'] },
  EST: { prefixes: ['EE'] }, GRC: { prefixes: ['GR'] }, UKR: { prefixes: ['UA'], digits: 5 }, MDA: { prefixes: ['MD'] },
  TUR: { prefixes: ['TR'], digits: 5 }, MEX: { digits: 5 }, AUS: { digits: 4 },
} // prettier-ignore
