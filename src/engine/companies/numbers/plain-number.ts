/** A longer text is no number. */
const maxLength = 100

/**
 * A number of a company in capitals and ASCII digits, spaces made one: the full-width digits of East Asia and the digits of
 * Arabic, Persian and Indian scripts are read as what they are.
 */
export function plainNumber(value: string): string {
  return value
    .slice(0, maxLength)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .toUpperCase()
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
}

/** Digits of each script stand in a row from 0 to 9, so the value is how many digits stand before one. */
function asciiDigit(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit
  let [code, value] = [digit.codePointAt(0) ?? 0, 0]
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) [code, value] = [code - 1, value + 1]
  return String(value)
}
