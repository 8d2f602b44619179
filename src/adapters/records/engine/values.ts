import type { WireValue } from './session.ts'

/** Object identifiers of PostgreSQL's own types (pg_type.dat), as far as they are read here. */
export const oids = {
  bytea: 17,
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  int8Array: 1016,
  numericArray: 1231,
} as const

/**
 * A parameter as both engines are given it: bytes stay bytes, all else becomes PostgreSQL's text form.
 * Plain objects become JSON; arrays become PostgreSQL arrays, so a JSON array must be handed over as JSON text.
 *
 * @throws Error for a function, a symbol, an invalid date or a number that is not finite
 */
export function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return value
  if (Array.isArray(value)) return areBytes(value) ? bytesArray(value) : arrayText(value)
  if (value instanceof Date) return value.toISOString()
  return scalarText(value)
}

function scalarText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
      if (!Number.isFinite(value)) throw new Error('A number given to the database is not finite.')
      return String(value)
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'object':
      return JSON.stringify(value)
    default:
      throw new Error(`A ${typeof value} cannot be given to the database.`)
  }
}

/** PostgreSQL 15, section 8.15.6: elements are quoted always, so that no element is taken for NULL or a brace. */
function arrayText(values: readonly unknown[]): string {
  const elements = values.map((value) => {
    if (Array.isArray(value)) return arrayText(value)
    const wire = toWire(value)
    if (wire === null) return 'NULL'
    const text = typeof wire === 'string' ? wire : bytesText(wire)
    return `"${text.replace(/[\\"]/g, '\\$&')}"`
  })
  return `{${elements.join(',')}}`
}

function areBytes(values: readonly unknown[]): values is readonly Uint8Array[] {
  return values.length > 0 && values.every((value) => value instanceof Uint8Array)
}

/** A bytea[] as PostgreSQL sends and takes it in binary: half as long as text, and nothing is escaped. */
function bytesArray(values: readonly Uint8Array[]): Uint8Array {
  const array = Buffer.alloc(values.reduce((sum, { length }) => sum + 4 + length, 20))
  // One dimension, no nulls, the type of the elements, how many, and the number of the first.
  let at = 0
  for (const word of [1, 0, oids.bytea, values.length, 1]) at = array.writeInt32BE(word, at)
  for (const value of values) {
    at = array.writeInt32BE(value.length, at)
    array.set(value, at)
    at += value.length
  }
  return array
}

/** Bytes in PostgreSQL's hex form. */
export function bytesText(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
}

/** The inverse of `bytesText`, in memory of its own. */
export function readBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'))
}

/** An int8: a number when exact, otherwise a bigint. */
export function readInt8(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

/** Left as the server wrote it: instants are kept as milliseconds here and never as timestamps. */
export function readText(text: string): string {
  return text
}
