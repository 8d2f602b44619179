import { z } from 'zod'
import { faceHints, type FaceHint } from '../../../../vocabulary/face/face-hints.ts'
import type { FaceFacts } from '../../../../vocabulary/face/face-facts.ts'

/** Extension of every answer about a face that was sent. */
export const faceQuality = z
  .object({
    faceHints: z
      .array(z.object({ code: z.string(), hint: z.string() }))
      .describe(`What the person could do for a better picture: ${Object.keys(faceHints).join(', ')}.`),
  })
  .optional()
  .describe('Extension: where a selfie was looked at.')

/** What every picture of the selfie that shows a face has in common: one good picture is enough. */
export function presentFaceQuality({ seen }: FaceFacts) {
  if (seen === undefined) return {}
  const hintsByFrame = seen.frames.flatMap(({ hints }) => (hints === undefined ? [] : [hints]))
  const [first = [], ...others] = hintsByFrame
  const commonHints = first.filter((hint) => others.every((one) => one.includes(hint)))
  return { x: { faceHints: commonHints.map((code: FaceHint) => ({ code, hint: faceHints[code] })) } }
}
