/** A word that stands nowhere else. */
export const canary = 'Wilhelmina-Kanarienvogel'

/** In every spelling in which it might lie on a disk. */
const encodings = [
  Buffer.from(canary, 'utf8'),
  Buffer.from(canary.toLowerCase(), 'utf8'),
  Buffer.from(canary.toUpperCase(), 'utf8'),
  Buffer.from(canary, 'utf16le'),
  Buffer.from(Buffer.from(canary, 'utf8').toString('hex')),
  ...[0, 1, 2].map((shift) =>
    // Base64 at each of three alignments, without the ends that depend on the neighbours.
    Buffer.from(
      Buffer.from('x'.repeat(shift) + canary)
        .toString('base64')
        .slice(4, -4),
    ),
  ),
]

/** Whether the word stands in it in clear. */
export function containsCanary(bytes: Uint8Array): boolean {
  const haystack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return encodings.some((spelling) => haystack.includes(spelling))
}
