import { Refusal } from '../../../vocabulary/refusals.ts'

/** The text of a part that a list is not without. Throws Refusal ERROR_OPERATION_FAILED when it was not given. */
export function requirePart(
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  part: string,
): AsyncIterable<string> {
  const chunks = parts[part]
  if (chunks === undefined) {
    throw new Refusal('ERROR_OPERATION_FAILED', { message: `The file ${part} of the list is missing.` })
  }
  return chunks
}
