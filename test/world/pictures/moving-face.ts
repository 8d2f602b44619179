import sharp from 'sharp'
import { liveFaceFrames, movedPhotoFrames, sequenceFrames } from '../../../bench/liveness/sequences.ts'
import { promptActions } from '../../../src/engine/face/liveness/prompt-actions.table.ts'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import type { JudgedPrompt } from '../../../src/vocabulary/verification/face-prompts.ts'

/** Frames of someone invented who moves, as `upload_face` takes them. */
export interface MovingFace {
  readonly face: string
  readonly at: readonly number[]
}

/**
 * @param prompts in the order in which the person moves
 * @param by `photograph`: a still picture of the person is moved before the camera instead
 */
export async function movingFace(
  person: string,
  prompts: readonly JudgedPrompt[],
  by: 'person' | 'photograph' = 'person',
): Promise<MovingFace> {
  const random = randomFrom(3).fork(`moving ${person}`)
  const moments = sequenceFrames(
    prompts.map((prompt) => promptActions[prompt]),
    8,
    random,
  )
  const frames = await (by === 'person' ? liveFaceFrames : movedPhotoFrames)(person, moments, random)
  const files = await Promise.all(
    frames.map(({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 3 } })
        .resize(512)
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  )
  return { face: files.map((file) => file.toString('base64')).join(','), at: moments.map(({ at }) => at) }
}
