import type { ImageFacts } from '../../vocabulary/imaging/image-facts.ts'

/**
 * Whether a picture was taken by the live camera of the page or of a native client: these send bare JPEG. Another format, or
 * metadata that name a program, are those of a file. What the page says of itself is believed only where it speaks against it.
 *
 * @param claimed `file` where the client says that it was chosen from the device
 * @returns false for a file; null where nothing says so: bare JPEG can be made by anyone
 */
export function isCameraPicture(
  images: readonly Pick<ImageFacts, 'format' | 'software'>[],
  claimed: 'camera' | 'file' | null,
): boolean | null {
  const isFile = images.some(({ format, software }) => format !== 'jpeg' || (software ?? null) !== null)
  return isFile || claimed === 'file' ? false : null
}
