/** A text as part of an id: small Latin letters, digits and full stops; what stands in brackets is left out. */
export function slug(text: string): string {
  const plain = text.toLowerCase().replace(/\(.*?\)/g, '').normalize('NFKD')
  return plain.replace(/[^a-z0-9.]+/g, '_').replace(/^_|_$/g, '')
} // prettier-ignore
