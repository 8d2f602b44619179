import {
  type CheckedAnswer,
  invalidPicture,
  maxPictureSide,
} from '../../../engine/agreements/signing/check-answers.ts'
import type { FieldAnswer } from '../../../engine/agreements/signing/fill-fields.ts'
import { cropped, inkBox } from '../../../engine/agreements/signing/ink.ts'
import type { ContractField } from '../../../vocabulary/agreements/contract-tree.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { DecodedPage } from '../../ports/inference/inference.ts'
import type { Ports } from '../../ports/ports.ts'

/** Pixels of paper that stay around what is drawn. */
const margin = 12

interface Answers {
  readonly fields: readonly ContractField[]
  readonly answers: readonly CheckedAnswer[]
  readonly signal: AbortSignal
}

/**
 * Pictures decoded where they can harm no one, and encoded anew: nothing of the file that was sent is kept. A signature is cut to what
 * is drawn.
 *
 * @throws Refusal INVALID_SIGNATURE_IMAGE for one that is no sound PNG, or blank
 */
export async function soundAnswers(
  { inference }: Pick<Ports, 'inference'>,
  { fields, answers, signal }: Answers,
): Promise<readonly FieldAnswer[]> {
  const sound: FieldAnswer[] = []
  for (const answer of answers) {
    if (answer.kind !== 'picture') {
      sound.push(answer)
      continue
    }
    const { pixels } = await decoded(inference, answer.png, signal)
    const box = inkBox(pixels)
    if (box === null) throw invalidPicture('The picture is blank.')
    const isImage = fields.find(({ uid }) => uid === answer.uid)?.kind === 'image'
    const shown = isImage ? pixels : cropped(pixels, box, margin)
    const png = await inference.encodePng(shown, signal)
    sound.push({ uid: answer.uid, kind: 'picture', png, ratio: shown.width / shown.height })
  }
  return sound
}

async function decoded(
  inference: Ports['inference'],
  png: Uint8Array,
  signal: AbortSignal,
): Promise<DecodedPage> {
  try {
    const [page] = await inference.decode(png, { canvas: maxPictureSide, pages: 1 }, signal)
    if (page?.format === 'png') return page
  } catch (error) {
    const isUnsound =
      error instanceof Refusal &&
      (error.code === 'ERROR_IMAGE_CORRUPTED' || error.code === 'ERROR_OPERATION_FAILED')
    if (!isUnsound) throw error
  }
  throw invalidPicture('It cannot be decoded as a PNG.')
}
