/** The blocks of a PEM text (RFC 7468) whose label ends with this one, in their order; empty without any. */
export function readPem(text: string, label: string): string {
  const blocks = text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----[^-]+-----END \1-----/g)
  return Array.from(blocks, ([block, name = '']) => (name.endsWith(label) ? `${block}\n` : '')).join('')
}
