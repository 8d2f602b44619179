import { z } from 'zod'
import type { SelfieInput } from '../../../../flows/scan/scan-command.ts'
import { text, unixTime } from '../../kit/shapes/value-schemas.ts'
import { parseFrames, parseVideo, type ImageLimits } from '../../kit/request/image-input.ts'

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
  consent: z.exactOptional(
    z
      .object({
        textId: text(200).describe('Which text the person agreed to.'),
        at: unixTime.describe('When, in seconds since 1970.'),
        locale: z.exactOptional(text(35).describe('Language in which it was shown.')),
      })
      .describe('Extension: the record of a consent to work on the face; it is stored with the transaction.'),
  ),
}

interface SelfieBody {
  readonly face?: string
  readonly faceVideo?: string
  readonly consent?: { readonly textId: string; readonly at: number; readonly locale?: string }
}

/** Throws the refusals of `parseFrames` and `parseVideo`. */
export function selfieOf({ face, faceVideo, consent }: SelfieBody, limits: ImageLimits): SelfieInput {
  return {
    frames: face === undefined ? [] : parseFrames('face', face, limits),
    video: faceVideo === undefined ? null : parseVideo('faceVideo', faceVideo, limits),
    consent: consent === undefined ? null : { ...consent, at: consent.at * 1000 },
  }
}
