import { invalidValue } from '../../vocabulary/refusals.ts'
import { below, isRecord } from './parsers.ts'

const maxText = 20_000
const maxKeys = 1_000
const maxDepth = 6

export interface NormaliseOptions {
  /** Paths at which an empty text is a value; elsewhere it means: not said. */
  readonly emptyTextAt: (path: string) => boolean
}

interface Place {
  readonly path: string
  readonly depth: number
}

/** Entries of a list are whole: an empty text in them is a value. */
const inLists: NormaliseOptions = { emptyTextAt: () => true }

/**
 * Takes away what says nothing: null, empty texts, empty objects, at any depth. What is left has no text with NUL and
 * is neither deep nor wide. Undefined when nothing is left.
 */
export function normaliseProfile(
  value: unknown,
  options: NormaliseOptions,
  place: Place = { path: '', depth: 0 },
): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return tidyText(value, options, place)
  if (typeof value !== 'object') return value
  if (place.depth > maxDepth) throw invalidValue(place.path, 'It is nested too deeply.')
  if (isRecord(value)) return tidyRecord(value, options, place)
  return Array.isArray(value) ? tidyList(value, place) : undefined
}

function tidyText(value: string, options: NormaliseOptions, { path }: Place): unknown {
  if (value === '' && !options.emptyTextAt(path)) return undefined
  if (value.includes('\0')) throw invalidValue(path, 'It must not contain NUL.')
  if (value.length > maxText) throw invalidValue(path, `It must have at most ${maxText} characters.`)
  return value
}

function tidyList(value: readonly unknown[], { path, depth }: Place): unknown {
  return value.map((entry, index) =>
    normaliseProfile(entry, inLists, { path: below(path, String(index)), depth: depth + 1 }),
  )
}

function tidyRecord(
  value: Readonly<Record<string, unknown>>,
  options: NormaliseOptions,
  place: Place,
): unknown {
  const keys = Object.keys(value)
  if (keys.length > maxKeys) throw invalidValue(place.path, `It must have at most ${maxKeys} keys.`)
  const stored = new Map<string, unknown>()
  for (const key of keys) {
    // A key outside this pattern is no word of this service and is not quoted back; the parser names its parent.
    const path = /^\w{1,64}$/.test(key) ? below(place.path, key) : place.path
    const tidied = normaliseProfile(value[key], options, { path, depth: place.depth + 1 })
    if (tidied !== undefined) stored.set(key, tidied)
  }
  return stored.size === 0 ? undefined : Object.fromEntries(stored)
}
