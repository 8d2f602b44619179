import { z } from 'zod'
import type { SelfieInput } from '../../flows/scan/scan-command.ts'
import { parseFrames, type ImageLimits } from '../image-input.ts'

/** How a selfie is sent, wherever one may be. */
export const selfieFields = {
  face: z.exactOptional(
    z
      .string()
      .describe(
        'The selfie: base64 (data-URL prefix allowed), http(s) address, or ref: and a token; several frames separated by commas.',
      ),
  ),
  faceVideo: z.exactOptional(z.string().describe('Not looked at in this version.')),
}

/** Throws the refusals of `parseFrames`. */
export function selfieOf(
  { face, faceVideo }: { readonly face?: string; readonly faceVideo?: string },
  limits: ImageLimits,
): SelfieInput {
  return {
    frames: face === undefined ? [] : parseFrames('face', face, limits),
    videoGiven: faceVideo !== undefined,
  }
}
