/**
 * The hidden mark of our specimens.
 *
 * Every specimen is issued by the invented state UTO and carries a nine-character document number that is a word of a
 * small Reed–Solomon code over the 37 symbols of the machine zone (0–9, A–Z, `<`; arithmetic modulo 37): six free
 * characters and three that are computed. Its three syndromes equal a public constant of ours. Two words differ in at
 * least four places, so a number with one misread character still bears the mark, and one UTO number in some 150 that
 * is not ours would seem to. Numbers of real states never do, for the issuer is part of the test.
 *
 * The page also shows a constellation of faint dots (see `security-print.ts`); the number is what can be relied on.
 */
const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'
const order = 37
const numberLength = 9
/** What the syndromes of our numbers are: S, Y, M in the zone's own values. */
const sign = [28, 34, 22] as const
/** 2 generates the non-zero residues of 37, so its powers are the places of the code. */
const generator = 2

/** The invented state of ICAO Doc 9303-3, appendix of examples. */
export const specimenIssuer = 'UTO'

function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result = (result * base) % order
  return result
}

function modulo(value: number): number {
  return ((value % order) + order) % order
}

/** Differences of the word's syndromes from our sign; all zero for a number of ours. */
function syndromes(word: readonly number[]): number[] {
  return sign.map((wanted, j) =>
    modulo(word.reduce((sum, value, place) => sum + value * power(generator, place * (j + 1)), 0) - wanted),
  )
}

/** True when no character, or exactly one, must change for the word to be ours. */
function withinOneError(word: readonly number[]): boolean {
  const [s1 = 0, s2 = 0, s3 = 0] = syndromes(word)
  if (s1 === 0 && s2 === 0 && s3 === 0) return true
  return word.some((_, place) => {
    const at = power(generator, place)
    return s1 !== 0 && s2 === (s1 * at) % order && s3 === (s2 * at) % order
  })
}

/**
 * Completes a document number of ours.
 * @param free six characters of 0–9, A–Z.
 * @returns nine characters, or null when a computed one would be a filler (about one in twelve: draw another).
 */
export function markedNumber(free: string): string | null {
  const values = Array.from(free).map((letter) => symbols.indexOf(letter))
  if (values.length !== numberLength - 3 || values.some((value) => value < 0 || value > 35)) {
    throw new Error('A specimen number starts with six letters or digits')
  }
  for (let a = 0; a < 36; a++) {
    for (let b = 0; b < 36; b++) {
      const [s1 = 0] = syndromes([...values, a, b, 0])
      // The last character's coefficient in the first syndrome is 2^8, whose inverse is 2^28 (Fermat).
      const c = modulo(-s1 * power(generator, 28))
      if (c < 36 && syndromes([...values, a, b, c]).every((s) => s === 0)) {
        return free + [a, b, c].map((value) => symbols.charAt(value)).join('')
      }
    }
  }
  return null
}

/**
 * Whether a document as read is one of our specimens, even when one character of its number was misread.
 * @param documentNumber as read, without trailing fillers. @param issuer the zone's issuing state.
 */
export function bearsSpecimenMark(documentNumber: string, issuer: string): boolean {
  if (issuer.toUpperCase().replace(/0/g, 'O') !== specimenIssuer) return false
  const word = Array.from(documentNumber.toUpperCase().replace(/\s/g, '').padEnd(numberLength, '<')).map(
    (letter) => symbols.indexOf(letter),
  )
  return word.length === numberLength && !word.includes(-1) && withinOneError(word)
}
