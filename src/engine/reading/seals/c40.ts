const alphabet = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Values 0 to 2 open other sets, which seals do not use; at the end they fill a pair up. */
const firstOfAlphabet = 3
const unlatch = 0xfe

/**
 * Text of bytes in C40 (ISO/IEC 16022; Doc 9303-13 Annex A): three characters of `A`–`Z`, `0`–`9` and blank in two bytes. The
 * last character alone stands behind 0xFE, one higher than in ASCII. Null where the bytes are none.
 */
export function decodeC40(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0) return null
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low = 0] = bytes.subarray(at, at + 2)
    const isLast = at + 2 === bytes.length
    const part = high === unlatch ? singleCharacter(low, isLast) : threeCharacters(high * 256 + low, isLast)
    if (part === null) return null
    text += part
  }
  return text
}

function singleCharacter(code: number, isLast: boolean): string | null {
  const character = String.fromCharCode(code - 1)
  return isLast && alphabet.includes(character) ? character : null
}

function threeCharacters(pair: number, isLast: boolean): string | null {
  const value = pair - 1
  if (value < 0) return null
  const codes = [Math.floor(value / 1600), Math.floor(value / 40) % 40, value % 40]
  const filled = isLast ? codes.filter((code, at) => at < 2 || code !== 0) : codes
  if (filled.some((code) => code < firstOfAlphabet || code >= firstOfAlphabet + alphabet.length)) return null
  return filled.map((code) => alphabet[code - firstOfAlphabet] ?? '').join('')
}

/** Bytes that so many characters take. */
export const c40Length = (characters: number): number => 2 * Math.ceil(characters / 3)
