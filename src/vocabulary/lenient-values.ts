/**
 * What clients of this wire write where they mean something else: the one place that says how far that is forgiven.
 * Whatever a function does not recognise comes back as it is, and the shape or parser behind it refuses it by name.
 */

const decimal = /^-?\d{1,40}(\.\d{1,9})?$/
const words: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false }

/** A number, also written as a text: `800`, `"800"`, `" 0.5 "`. No exponents, signs of plus or separators. */
export function lenientNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const written = value.trim()
  return decimal.test(written) ? Number(written) : value
}

/** true and false, also as 1 and 0 and as texts in any case: `"True"`, `"0"`. */
export function lenientBoolean(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const word = String(value).trim().toLowerCase()
  return Object.hasOwn(words, word) ? words[word] : value
}

/** A text; a number, which some clients send for numbers of documents, is taken as written. */
export function lenientText(value: unknown): unknown {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : value
}

/** Unix seconds, also as a text; what is behind the point, as clocks in milliseconds give it, is dropped. */
export function lenientSeconds(value: unknown): unknown {
  const seconds = lenientNumber(value)
  return typeof seconds === 'number' && Number.isFinite(seconds) ? Math.floor(seconds) : seconds
}

/** A word of a fixed set, in any case and between blanks. */
export function lenientWord(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}
