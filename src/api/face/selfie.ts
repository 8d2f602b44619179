import { z } from 'zod'
import type { SelfieInput } from '../../flows/scan/scan-command.ts'
import { parseFrames, parseVideo, type ImageLimits } from '../image-input.ts'

/** How a selfie is sent, wherever one may be. */
export const selfieFields = {
  face: z.exactOptional(
    z
      .string()
      .describe(
        'The selfie: base64 (data-URL prefix allowed), http(s) address, or ref: and a token; several frames separated by commas.',
      ),
  ),
  faceVideo: z.exactOptional(
    z
      .string()
      .describe(
        'A video of the face, MP4 or WebM: base64 (data-URL prefix allowed) or http(s) address. Of its first 16 seconds at most eight frames are looked at, as if they had been sent as face; it needs the program ffmpeg.',
      ),
  ),
}

/** Throws the refusals of `parseFrames` and `parseVideo`. */
export function selfieOf(
  { face, faceVideo }: { readonly face?: string; readonly faceVideo?: string },
  limits: ImageLimits,
): SelfieInput {
  return {
    frames: face === undefined ? [] : parseFrames('face', face, limits),
    video: faceVideo === undefined ? null : parseVideo('faceVideo', faceVideo, limits),
  }
}
