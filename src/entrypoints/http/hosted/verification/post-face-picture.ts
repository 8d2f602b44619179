import { z } from 'zod'
import { takeFace } from '../../../../flows/verification/take-picture.ts'
import type { ImageInput } from '../../../../vocabulary/imaging/image-input.ts'
import { invalidValue, Refusal } from '../../../../vocabulary/refusals.ts'
import { parseFrames, parseVideo } from '../../kit/request/image-input.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { hostedCall } from './hosted-call.ts'
import { pictureRefusals, sentPicture, sourceField } from './picture-fields.ts'

/** Frames of someone who moves: enough to see movements, and not more than a telephone sends in a few seconds. */
const moving = { fewest: 8, most: 60, frameBytes: 307_200, allBytes: 5_242_880 } as const

const liveness = z
  .object({
    nonce: text(64).describe('Of `liveness` of the session.'),
    at: z
      .array(z.number().min(0).max(600_000))
      .min(moving.fewest)
      .max(moving.most)
      .describe('Milliseconds of each frame since the first, in the order of `face`; at most 250 apart.'),
  })
  .describe(
    `Extension: the person moved as \`liveness\` of the session asks. \`face\` then has ${moving.fewest} to ${moving.most} frames of at most ${moving.frameBytes / 1024} kB, and ${moving.allBytes / 1_048_576} MB together. Movements are looked for at 640 pixels.`,
  )

type Liveness = z.output<typeof liveness>

export const postFacePicture = hostedCall({
  call: 'upload_face',
  summary: 'Show the face: one or more pictures, or a video',
  bodySize: 'large',
  refusals: pictureRefusals,
  body: z.object({
    ...{ face: sentPicture, faceVideo: z.exactOptional(sentPicture), source: sourceField },
    liveness: z.exactOptional(liveness),
  }),
  act: (ports, holder, { body: { face, faceVideo, source = null, liveness: moved = null } }) => {
    const limits = { maxBytes: holder.limits.maxImageBytes }
    return takeFace(ports, holder, {
      frames: moved === null ? parseFrames('face', face, limits) : movingFrames(face, moved),
      video: faceVideo === undefined ? null : parseVideo('faceVideo', faceVideo, limits),
      ...{ source, liveness: moved },
    })
  },
})

/** Throws Refusal ERROR_INVALID_VALUE, ERROR_REQUEST_TOO_LARGE. */
function movingFrames(face: string, { at }: Liveness): readonly ImageInput[] {
  const frames = parseFrames('face', face, { maxBytes: moving.frameBytes, frames: moving.most })
  if (frames.length !== at.length)
    throw invalidValue('liveness.at', 'It must have one number for each frame.')
  const bytes = frames.reduce((sum, frame) => sum + (frame.kind === 'bytes' ? frame.bytes.byteLength : 0), 0)
  if (bytes > moving.allBytes) throw new Refusal('ERROR_REQUEST_TOO_LARGE')
  return frames
}
