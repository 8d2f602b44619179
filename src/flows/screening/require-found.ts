import { Refusal } from '../../vocabulary/refusals.ts'

/**
 * What is there for the caller. Throws Refusal ERROR_NOT_FOUND for what is not: an id of another person's gets the very
 * answer of an id that never was.
 */
export function requireFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal('ERROR_NOT_FOUND')
  return value
}
