import type { Field } from '../../../vocabulary/reading/fields.ts'

/** From this confidence on a caller may take a value for certain. */
const minCertainConfidence = 0.9

/**
 * Whether a value was read from print without being certain of it. Look-alikes of its characters may be what is printed:
 * that it differs from what is known rejects no one, and that it is not on a list says nothing.
 */
export function isUncertainViz({ source, confidence }: Pick<Field, 'source' | 'confidence'>): boolean {
  return source === 'visual' && confidence < minCertainConfidence
}
