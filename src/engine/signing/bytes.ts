/** Lower-case hex. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A buffer that holds these bytes and no others. */
export function exactBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}

export async function sha256(bytes: Uint8Array): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', exactBuffer(bytes))))
}

/** Bytes as characters, between two places that may lie outside. */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  const part = bytes.subarray(Math.max(0, from), Math.max(0, to))
  return Array.from(part, (byte) => String.fromCharCode(byte)).join('')
}

/**
 * Where a text of ASCII stands next; -1 where it does not. Skips ahead by the last letter that it looks at (Horspool 1980), so that
 * a file of one repeated letter takes no longer than another.
 */
export function indexOfText(bytes: Uint8Array, text: string, from: number): number {
  const letters = new TextEncoder().encode(text)
  const last = letters.length - 1
  const steps = new Uint8Array(256).fill(letters.length)
  for (let i = 0; i < last; i++) steps[letters[i] ?? 0] = last - i
  for (let end = from + last; end < bytes.length; end += steps[bytes[end] ?? 0] ?? 1) {
    let i = last
    while (i >= 0 && bytes[end - last + i] === letters[i]) i--
    if (i < 0) return end - last
  }
  return -1
}
