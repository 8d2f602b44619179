const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes of base32 (RFC 4648, section 6), each written in one way alone; null for anything else. */
export function bytesOfBase32(text: string): Uint8Array | null {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  for (const character of text.replace(/=+$/, '')) {
    const value = base32Alphabet.indexOf(character)
    if (value < 0) return null
    bits = ((bits << 5) | value) & 0xfff
    count += 5
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 0xff)
  }
  const left = bits & ((1 << count) - 1)
  return left === 0 ? Uint8Array.from(bytes) : null
}

/** Bytes of base64 or base64url, with or without padding; null for other characters. */
export function bytesOfBase64(text: string): Uint8Array | null {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]+$/.test(plain) || plain.length % 4 === 1) return null
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0))
}

/** One character a byte (ISO 8859-1). */
export function latin1Text(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
