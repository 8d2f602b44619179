/** Something that must be nowhere: what it is, for the report, and its text. */
export interface SensitiveText {
  readonly what: string
  readonly text: string
}

/** Text of this length does not come about at random, so it is looked for inside of words, too. */
const minSearchedLength = 9

/**
 * Which of the secrets stand in the text: as they are, in any case, as a date in other orders, in JSON, in an address,
 * in base64 or in hex.
 */
export function findSensitiveText(text: string, secrets: readonly SensitiveText[]): readonly string[] {
  const lower = text.toLowerCase()
  return secrets
    .filter((secret) =>
      encodingsOf(secret.text).some((spelling) => containsWord(lower, spelling.toLowerCase())),
    )
    .map(({ what, text: found }) => `${what}: ${found}`)
}

/** A log as text without the time of each line, whose date may be that of a document. */
export function stripTimestamps(log: string): string {
  return log
    .split('\n')
    .map((line) => line.replace(/"time":"[^"]*",?/, ''))
    .join('\n')
}

function containsWord(lower: string, spelling: string): boolean {
  if (spelling.length >= minSearchedLength) return lower.includes(spelling)
  const quoted = spelling.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, 'u').test(lower)
}

function encodingsOf(text: string): readonly string[] {
  const spellings = [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    ...dateSpellings(text),
  ]
  if (text.length < minSearchedLength) return spellings
  const bytes = Buffer.from(text)
  // Base64 at each of three alignments, without the ends that depend on the neighbours.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  )
  return [...spellings, ...base64.filter((part) => part.length >= minSearchedLength), bytes.toString('hex')]
}

function dateSpellings(text: string): readonly string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/](\d{2})[-/](\d{2})$/.exec(text) ?? []
  if (year === '') return []
  const parts = [year.slice(2) + month + day, year + month + day]
  return [...parts, ...['-', '/'].map((sign) => [year, month, day].join(sign)), `${day}.${month}.${year}`]
}
