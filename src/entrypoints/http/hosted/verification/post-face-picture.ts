import { z } from 'zod'
import { takeFace } from '../../../../flows/verification/take-picture.ts'
import { parseFrames, parseVideo } from '../../kit/request/image-input.ts'
import { hostedCall } from './hosted-call.ts'
import { pictureRefusals, sentPicture, sourceField } from './picture-fields.ts'

export const postFacePicture = hostedCall({
  call: 'upload_face',
  summary: 'Show the face: one or more pictures, or a video',
  bodySize: 'large',
  refusals: pictureRefusals,
  body: z.object({ face: sentPicture, faceVideo: z.exactOptional(sentPicture), source: sourceField }),
  act: (ports, holder, { body: { face, faceVideo, source = null } }) => {
    const limits = { maxBytes: holder.limits.maxImageBytes }
    return takeFace(ports, holder, {
      frames: parseFrames('face', face, limits),
      video: faceVideo === undefined ? null : parseVideo('faceVideo', faceVideo, limits),
      source,
    })
  },
})
