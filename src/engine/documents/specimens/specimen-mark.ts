/**
 * The hidden mark of our specimens.
 *
 * Every specimen is issued by the invented state UTO and carries a nine-character document number that is a word of a
 * small Reed–Solomon code over the 37 symbols of the machine zone (0–9, A–Z, `<`; arithmetic modulo 37): six free
 * characters and three that are computed. Its three syndromes equal a public constant of this service. Two words differ in at
 * least four places, so a number with one misread character still bears the mark, and one UTO number in some 150 that
 * is not ours would seem to. Numbers of real states never do, for the issuer is part of the test.
 *
 * The mark survives whatever the number survives: printing, photographing, a second JPEG. Where the number cannot be read
 * the document has other troubles. The page also shows a constellation of faint dots, which nothing looks for.
 */
const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
const fieldOrder = 37
const numberLength = 9
/** What the syndromes of our numbers are: S, Y, M in the zone's own values. */
const specimenSyndromes = [28, 34, 22] as const

/** The invented state of ICAO Doc 9303-3, appendix of examples. */
export const specimenIssuer = 'UTO'

function modulo(value: number): number {
  return ((value % fieldOrder) + fieldOrder) % fieldOrder
}

function powersOfTwo(): readonly number[] {
  const list = [1]
  while (list.length < fieldOrder - 1) list.push(modulo(2 * (list[list.length - 1] ?? 1)))
  return list
}

/** They run through every residue but zero, so they serve as the places of the code. */
const powersOfGenerator = powersOfTwo()

function power(exponent: number): number {
  return powersOfGenerator[exponent % (fieldOrder - 1)] ?? 1
}

function inverse(value: number): number {
  return power(fieldOrder - 1 - powersOfGenerator.indexOf(modulo(value)))
}

/** Differences of the word's syndromes from our sign; all zero for a number of this service. */
function syndromes(codeword: readonly number[]): number[] {
  return specimenSyndromes.map((requested, j) =>
    modulo(codeword.reduce((sum, value, position) => sum + value * power(position * (j + 1)), 0) - requested),
  )
}

/** True when no character, or exactly one, must change for the word to be ours. */
function isWithinOneError(codeword: readonly number[]): boolean {
  const [s1 = 0, s2 = 0, s3 = 0] = syndromes(codeword)
  if (s1 === 0 && s2 === 0 && s3 === 0) return true
  return codeword.some((_, position) => {
    const at = power(position)
    return s1 !== 0 && s2 === (s1 * at) % fieldOrder && s3 === (s2 * at) % fieldOrder
  })
}

/**
 * Completes a document number of this service.
 * @param freeCharacters six characters of 0–9, A–Z.
 * @returns nine characters, or null when a computed one would be a filler (about one in twelve: draw another).
 */
export function markedNumber(freeCharacters: string): string | null {
  const values = Array.from(freeCharacters).map((letter) => symbols.indexOf(letter))
  if (values.length !== numberLength - 3 || values.some((value) => value < 0 || value > 35)) {
    throw new Error('A specimen number starts with six letters or digits')
  }
  const [s1 = 0, s2 = 0, s3 = 0] = syndromes(values)
  const computed = [6, 7, 8].map((position) => {
    const [own, one = 0, other = 0] = [power(position), ...[6, 7, 8].filter((p) => p !== position).map(power)]
    // Lagrange's solution of the three equations that make the syndromes right.
    const residue = -(s3 - (one + other) * s2 + one * other * s1)
    return modulo(residue * inverse((own - one) * (own - other) * own))
  })
  if (computed.includes(36)) return null
  return freeCharacters + computed.map((value) => symbols.charAt(value)).join('')
}

/** Whether it is the invented state, even when the letter was read as a digit. @param issuer as the zone names it. */
export function isSpecimenIssuer(issuer: string): boolean {
  return issuer.toUpperCase().replace(/0/g, 'O') === specimenIssuer
}

/**
 * Whether a document as read is one of our specimens, even when one character of its number was misread.
 * @param documentNumber as read, without trailing fillers. @param issuer the zone's issuing state.
 */
export function hasSpecimenMark(documentNumber: string, issuer: string): boolean {
  if (!isSpecimenIssuer(issuer)) return false
  const codeword = Array.from(documentNumber.toUpperCase().replace(/\s/g, '').padEnd(numberLength, '<')).map(
    (letter) => symbols.indexOf(letter),
  )
  return codeword.length === numberLength && !codeword.includes(-1) && isWithinOneError(codeword)
}
