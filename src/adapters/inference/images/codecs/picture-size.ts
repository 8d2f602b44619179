import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { Oversize, SizeLimits } from '../decode-messages.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What a size exceeds; null when it is within both limits. */
export function oversizeOf({ width, height }: Size, { maxPixels, maxSide }: SizeLimits): Oversize | null {
  if (Math.max(width, height) > maxSide) return 'maxSide'
  return width * height > maxPixels ? 'maxPixels' : null
}

/** For the caller. */
export function oversized(by: Oversize, { maxPixels, maxSide }: SizeLimits): Refusal {
  const message =
    by === 'maxSide'
      ? `The image is wider or higher than ${maxSide} pixels; send a smaller one.`
      : `The image has more than ${maxPixels / 1e6} million pixels; send a smaller one.`
  return new Refusal('ERROR_IMAGE_CORRUPTED', { message })
}
