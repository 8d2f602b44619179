const alphabet = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Text in C40 (ISO/IEC 16022), fillers of zones as blanks. */
export function encodeC40(text: string): Uint8Array {
  const plain = text.replaceAll('<', ' ')
  const bytes: number[] = []
  for (let at = 0; at < plain.length; at += 3) {
    const group = plain.slice(at, at + 3)
    if (group.length === 1) {
      bytes.push(0xfe, group.charCodeAt(0) + 1)
      continue
    }
    const [a = 0, b = 0, c = 0] = Array.from(group, (letter) => alphabet.indexOf(letter) + 3)
    const pair = 1600 * a + 40 * b + c + 1
    bytes.push(pair >> 8, pair & 255)
  }
  return Uint8Array.from(bytes)
}
