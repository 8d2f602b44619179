import { isUtf8 } from 'node:buffer'
import { invalidValue, Refusal } from '../../../../vocabulary/refusals.ts'

/** Far beyond what any client sends, far below what could keep us busy. */
export const jsonLimits = { depth: 32, outsideStrings: 1_000_000, quotes: 200_000 } as const

const quote = 0x22
const backslash = 0x5c
const openBracket = 0x5b
const openBrace = 0x7b
const closeBracket = 0x5d
const closeBrace = 0x7d

/**
 * A JSON object from the bytes of a body. Of equal keys the last one counts. Refuses ERROR_INVALID_JSON for anything
 * else: invalid UTF-8, a byte order mark, arrays, nesting beyond 32, floods of spaces or keys. Linear; what lies in
 * strings is skipped at the speed of memory.
 */
export function parseJsonObject(bytes: Buffer): Readonly<Record<string, unknown>> {
  if (!isUtf8(bytes) || !isWithinLimits(bytes)) throw new Refusal('ERROR_INVALID_JSON')
  const value = parse(bytes.toString('utf8'))
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refusal('ERROR_INVALID_JSON')
  return { ...value }
}

/**
 * An object, also as its JSON in a text, as some clients send it; an empty list, which PHP writes for an empty object,
 * is one. Anything else, and what `parseJsonObject` would refuse, comes back as it is.
 */
export function lenientObject(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? {} : value
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  if (/^\s*\[\s*\]\s*$/.test(value)) return {}
  try {
    const parsed = parseJsonObject(Buffer.from(value))
    return isStorable(parsed) ? parsed : value
  } catch (error) {
    if (error instanceof Refusal) return value
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body.
    throw new Refusal('ERROR_INVALID_JSON')
  }
}

/** Looks at the structure before any memory is spent on it. */
function isWithinLimits(bytes: Buffer): boolean {
  let depth = 0
  let outside = 0
  let quotes = 0
  let offset = 0
  while (offset < bytes.length) {
    const byte = bytes[offset] ?? 0
    if (byte === quote) {
      const end = endOfString(bytes, offset + 1, jsonLimits.quotes - quotes)
      if (end === null) return false
      quotes += end.quotes
      offset = end.at + 1
      continue
    }
    if (byte === openBracket || byte === openBrace) depth++
    else if (byte === closeBracket || byte === closeBrace) depth--
    outside++
    if (depth > jsonLimits.depth || outside > jsonLimits.outsideStrings) return false
    offset++
  }
  return true
}

/** Null when the string never ends, or only after more quotation marks than are left. */
function endOfString(bytes: Buffer, from: number, maxQuotes: number): { at: number; quotes: number } | null {
  let offset = from
  for (let quotes = 1; quotes <= maxQuotes; quotes++) {
    const found = bytes.indexOf(quote, offset)
    if (found < 0) return null
    let slashes = 0
    while (bytes[found - 1 - slashes] === backslash && found - 1 - slashes >= offset) slashes++
    if (slashes % 2 === 0) return { at: found, quotes }
    offset = found + 1
  }
  return null
}

const loneSurrogate = /\p{Surrogate}/u
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** The values of a request that say something: `""`, `null` and `{}` are left out. */
export function dropEmptyValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nonEmpty: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values))
    if (!isEmptyValue(value) && !forbiddenKeys.has(key)) nonEmpty[key] = value
  return nonEmpty
}

function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0
}

/** Pictures are longer and plain base64, which is looked at elsewhere. */
const maxCheckedLength = 100_000

/** Refuses, by the name of the value, texts with NUL or half a character, however deep they lie: no one can store them. */
export function refuseUnstorable(values: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(values)) {
    if (isStorable(value)) continue
    const name = /^[\w.-]{1,64}$/.test(key) ? key : 'body'
    throw invalidValue(name, 'It must not contain NUL or half characters.')
  }
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string')
    return !value.includes('\0') && (value.length > maxCheckedLength || !loneSurrogate.test(value))
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isStorable)
}
