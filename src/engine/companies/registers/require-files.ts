import { Refusal } from '../../../vocabulary/refusals.ts'

/** The files of a part that a register is not without. Throws Refusal ERROR_OPERATION_FAILED when there is none. */
export function requireFiles(
  parts: Readonly<Record<string, readonly AsyncIterable<string>[]>>,
  part: string,
): readonly AsyncIterable<string>[] {
  const files = parts[part] ?? []
  if (files.length > 0) return files
  throw new Refusal('ERROR_OPERATION_FAILED', { message: `The file ${part} of the register is missing.` })
}
