import { encodeJpeg, type JpegCaps } from '../../../kit/camera/encode-jpeg.ts'
import type { TakenPicture } from '../capture-props.ts'

/** What the service takes without a loss that matters to reading: `web/kit/camera/encode-jpeg.ts` keeps to it. */
export const pictureCaps: JpegCaps = { side: 2000, bytes: 900_000 }

/**
 * A file as it will be uploaded: as it is where it is small enough, else as a smaller JPEG.
 *
 * @returns null where the browser cannot open it as a picture and it is too large to be sent unseen
 */
export async function filePicture(file: File): Promise<TakenPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  // Photos of some telephones are opened by the service, and not by every browser.
  const isKnownPicture = bitmap !== null || /^image\/hei[cf]$/.test(file.type)
  if (!isKnownPicture) return null
  const isSmall = file.size <= pictureCaps.bytes
  if (bitmap === null) return isSmall ? { jpeg: file, source: 'file' } : null
  const { width, height } = bitmap
  const isAsItIs = isSmall && Math.max(width, height) <= pictureCaps.side
  const jpeg = isAsItIs ? file : await encodeJpeg(bitmap, { left: 0, top: 0, width, height }, pictureCaps)
  bitmap.close()
  return { jpeg, source: 'file' }
}
