/** Deeper than any seal nests. */
const maxDepth = 16

/**
 * JSON in its one canonical form (RFC 8785): keys by their UTF-16 code units, no blanks, numbers and strings as ECMAScript
 * writes them. Null where it nests too deep.
 */
export function canonicalJson(value: unknown, depth = 0): string | null {
  if (depth > maxDepth) return null
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => canonicalJson(item, depth + 1))
    : Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]: [string, unknown]) => {
          const text = canonicalJson(item, depth + 1)
          return text === null ? null : `${JSON.stringify(key)}:${text}`
        })
  if (parts.includes(null)) return null
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
}
