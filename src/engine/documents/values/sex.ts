/** The zone's sex letter → the wire's: M, F, and X for `<` or X (unspecified, ICAO Doc 9303-3 section 4.1). */
export function parseSex(letter: string): 'M' | 'F' | 'X' | null {
  if (letter === 'M' || letter === 'F') return letter
  return letter === '<' || letter === 'X' ? 'X' : null
}
