import { createHash } from 'node:crypto'
import type { ImageFacts } from '../../vocabulary/imaging/image-facts.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'
import type { DecodedPage } from '../ports/inference/inference.ts'
import { receiveImage, type ReceiveLimits } from './receive-image.ts'
import type { ReadingTask } from '../scan/reading-task.ts'

/** Pages of a PDF that are looked at for a document. */
const maxPdfPages = 3

/** Pixels of the longer side where the profile sets no bound. */
export const maxCanvas = 10_000

/** A picture that was sent, decoded. */
export interface LoadedImage {
  /** At least one; more than one only for a PDF. */
  readonly pages: readonly [DecodedPage, ...DecodedPage[]]
  /** As it was sent. */
  readonly file: Uint8Array
  /** SHA-256 of the file that was sent, hex. */
  readonly sha256: string
}

interface LoadImageRequest {
  readonly input: ImageInput
  readonly canvas: number
  readonly limits: ReceiveLimits
}

/** How a picture is taken in under a profile and the limits of a request. */
export function loadRequestOf({ profile, limits }: ReadingTask, input: ImageInput): LoadImageRequest {
  const { maxImageBytes: maxBytes, fetchTimeoutMs: timeoutMs, signal } = limits
  const canvas = profile.canvasSize === 0 ? maxCanvas : profile.canvasSize
  return { input, canvas, limits: { maxBytes, timeoutMs, signal } }
}

/** Fetches and decodes one picture. Throws the refusals of receiveImage and of decoding. */
export async function loadImage(
  ports: Pick<Ports, 'egress' | 'records' | 'vault' | 'inference'>,
  principal: Principal,
  request: LoadImageRequest,
): Promise<LoadedImage> {
  const bytes = await receiveImage(ports, principal, request)
  const { canvas, limits } = request
  const [first, ...rest] = await ports.inference.decode(bytes, { canvas, pages: maxPdfPages }, limits.signal)
  if (first === undefined) throw new Refusal('ERROR_IMAGE_CORRUPTED')
  return {
    pages: [first, ...rest],
    file: bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** What the facts say of the page that was read. */
export function imageFacts(loaded: LoadedImage, page: DecodedPage): ImageFacts {
  return {
    width: page.original.width,
    height: page.original.height,
    format: page.format,
    ...(page.format === 'pdf' ? { page: page.page } : {}),
    bytes: loaded.file.byteLength,
    sha256: loaded.sha256,
    software: page.software ?? null,
  }
}
