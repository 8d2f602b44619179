const softwareTag = 0x0131
const asciiType = 2
const maxCharacters = 100

/**
 * `Software` of an EXIF block (JEITA CP-3451, section 4.6.4): the program that wrote the picture.
 *
 * @param exif with or without the leading `Exif\0\0`
 * @returns printable characters only, at most 100; undefined when there is none or the block is broken
 */
export function exifSoftware(exif: Uint8Array): string | undefined {
  const skip = Buffer.from(exif.subarray(0, 6)).toString('latin1') === 'Exif\0\0' ? 6 : 0
  const tiff = new DataView(exif.buffer, exif.byteOffset + skip, exif.byteLength - skip)
  try {
    return softwareIn(tiff)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function softwareIn(tiff: DataView): string | undefined {
  const order = tiff.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return undefined
  const little = order === 0x4949
  const directory = tiff.getUint32(4, little)
  const entries = tiff.getUint16(directory, little)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (tiff.getUint16(entry, little) !== softwareTag) continue
    if (tiff.getUint16(entry + 2, little) !== asciiType) return undefined
    const length = tiff.getUint32(entry + 4, little)
    return textAt(tiff, length > 4 ? tiff.getUint32(entry + 8, little) : entry + 8, length)
  }
  return undefined
}

function textAt(tiff: DataView, from: number, length: number): string | undefined {
  let text = ''
  for (let index = 0; index < Math.min(length, maxCharacters); index++) {
    const code = tiff.getUint8(from + index)
    if (code === 0) break
    if (code >= 0x20 && code < 0x7f) text += String.fromCharCode(code)
  }
  return text.trim() === '' ? undefined : text.trim()
}
