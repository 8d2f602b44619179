/** Rules by which numbers are made of names in A–Z. */

const consonants = (name: string): string => name.replace(/[^B-DF-HJ-NP-TV-Z]/g, '')
const vowels = (name: string): string => name.replace(/[^AEIOU]/g, '')

/** Italy: the first three consonants, then vowels, then X (Decreto ministeriale of 23 December 1976, art. 2). */
export function italianSurnameCode(surname: string): string {
  return `${consonants(surname)}${vowels(surname)}XXX`.slice(0, 3)
}

/** Italy: of four and more consonants the first, third and fourth (the same, art. 3). */
export function italianGivenNamesCode(given: string): string {
  const [first, , third, fourth] = consonants(given)
  return fourth === undefined ? italianSurnameCode(given) : `${first ?? ''}${third ?? ''}${fourth}`
}

/** Great Britain: five letters of the surname, 9 where it is shorter; MAC is written MC. */
export function britishSurnameCode(surname: string): string {
  return `${surname.replace(/^MAC/, 'MC')}99999`.slice(0, 5)
}

const soundexDigits = 'BFPV CGJKQSXZ DT L MN R'.split(' ')
const soundexDigit = (letter: string): string => {
  const group = soundexDigits.findIndex((letters) => letters.includes(letter))
  return group < 0 ? '' : String(group + 1)
}

/** American Soundex of a surname: its first letter and three digits (National Archives: The Soundex Indexing System). */
export function soundex(surname: string): string {
  let previous = soundexDigit(surname.charAt(0))
  let digits = ''
  for (const letter of surname.slice(1)) {
    const digit = soundexDigit(letter)
    if (digit !== '' && digit !== previous) digits += digit
    // H and W do not part letters of the same sound; vowels do.
    if (letter !== 'H' && letter !== 'W') previous = digit
  }
  return `${surname.charAt(0)}${digits}000`.slice(0, 4)
}

/** Mexico: first letter and first inner vowel of a word, and its first inner consonant, X where there is none. */
export function curpNameLetters(word: string): { readonly vowel: string; readonly consonant: string } {
  const inner = word.slice(1)
  return { vowel: vowels(inner).charAt(0) || 'X', consonant: consonants(inner).charAt(0) || 'X' }
}
