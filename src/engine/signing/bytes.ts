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

/** Where a text of ASCII stands next; -1 where it does not. */
export function indexOfText(bytes: Uint8Array, text: string, from: number): number {
  const letters = new TextEncoder().encode(text)
  const first = letters[0] ?? 0
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let matched = 1
    while (matched < letters.length && bytes[at + matched] === letters[matched]) matched++
    if (matched === letters.length) return at
  }
  return -1
}
