import { invalidValue } from '../../vocabulary/refusals.ts'
import { childPath, isRecord } from './parsers.ts'

const maxText = 20_000
const maxKeys = 1_000
const maxDepth = 6

export interface NormaliseOptions {
  /** Paths at which an empty text is a value; elsewhere it means: not said. */
  readonly emptyTextAt: (path: string) => boolean
}

interface PathPosition {
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
  position: PathPosition = { path: '', depth: 0 },
): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return checkText(value, options, position)
  if (typeof value !== 'object') return value
  if (position.depth > maxDepth) throw invalidValue(position.path, 'It is nested too deeply.')
  if (isRecord(value)) return removeEmptyInRecord(value, options, position)
  return Array.isArray(value) ? removeEmptyInList(value, position) : undefined
}

function checkText(value: string, options: NormaliseOptions, { path }: PathPosition): unknown {
  if (value === '' && !options.emptyTextAt(path)) return undefined
  if (value.includes('\0')) throw invalidValue(path, 'It must not contain NUL.')
  if (value.length > maxText) throw invalidValue(path, `It must have at most ${maxText} characters.`)
  return value
}

function removeEmptyInList(value: readonly unknown[], { path, depth }: PathPosition): unknown {
  return value.map((entry, index) =>
    normaliseProfile(entry, inLists, { path: childPath(path, String(index)), depth: depth + 1 }),
  )
}

function removeEmptyInRecord(
  value: Readonly<Record<string, unknown>>,
  options: NormaliseOptions,
  place: PathPosition,
): unknown {
  const keys = Object.keys(value)
  if (keys.length > maxKeys) throw invalidValue(place.path, `It must have at most ${maxKeys} keys.`)
  const stored = new Map<string, unknown>()
  for (const key of keys) {
    // A key outside this pattern is no word of this service and is not quoted back; the parser names its parent.
    const path = /^\w{1,64}$/.test(key) ? childPath(place.path, key) : place.path
    const cleaned = normaliseProfile(value[key], options, { path, depth: place.depth + 1 })
    if (cleaned !== undefined) stored.set(key, cleaned)
  }
  return stored.size === 0 ? undefined : Object.fromEntries(stored)
}
