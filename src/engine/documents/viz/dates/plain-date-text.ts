const zeros: readonly number[] = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50, 0xff10, 0x0a66, 0x0ae6, 0x0c66, 0x0ce6, 0x0d66,
]

/** Native digits: Arabic, Persian, Devanagari, Bengali, Tamil, Thai, full width and others of India. */
const nativeDigit = /(?![0-9])\p{Nd}/u

/** Signs without width that direct writing or join letters, and the stroke that lengthens Arabic words. */
const withoutWidth = /\p{Cf}|\u0640/gu

/** Whether a date is printed in the digits of another script. */
export function hasNativeDigits(text: string): boolean {
  return nativeDigit.test(text)
}

/** A date with European digits and full stops, commas and colons of Latin print, nothing else changed. */
export function plainDateText(text: string): string {
  if (/^[\x20-\u036f]*$/.test(text)) return text
  return text
    .replace(withoutWidth, '')
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => europeanDigit(digit))
    .replace(/[．。]/g, '.')
    .replace(/[／⁄]|(?<=\d)[।৷|](?=\d)/g, '/')
    .replace(/[－–—−]/g, '-')
    .replace(/[（）]/g, (bracket) => (bracket === '（' ? '(' : ')'))
    .replace(/[\u3000\u00a0]/g, ' ')
}

function europeanDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}
