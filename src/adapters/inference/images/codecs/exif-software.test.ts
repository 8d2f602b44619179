import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exifSoftware } from './exif-software.ts'

/** One directory with one entry. */
function exif(value: string, big: boolean): Uint8Array {
  const block = new DataView(new ArrayBuffer(64 + value.length))
  const little = !big
  block.setUint16(0, big ? 0x4d4d : 0x4949)
  block.setUint16(2, 42, little)
  block.setUint32(4, 8, little)
  block.setUint16(8, 1, little)
  block.setUint16(10, 0x0131, little)
  block.setUint16(12, 2, little)
  block.setUint32(14, value.length, little)
  block.setUint32(18, 40, little)
  if (value.length <= 4) [...Buffer.from(value)].forEach((code, index) => block.setUint8(18 + index, code))
  else [...Buffer.from(value)].forEach((code, index) => block.setUint8(40 + index, code))
  return new Uint8Array(block.buffer)
}

describe('the program named in a picture', () => {
  it('is read in both byte orders, with or without a leading mark', () => {
    expect(exifSoftware(exif('Editor 1.0\0', true))).toBe('Editor 1.0')
    expect(exifSoftware(exif('Editor 1.0\0', false))).toBe('Editor 1.0')
    expect(exifSoftware(Buffer.concat([Buffer.from('Exif\0\0'), exif('GIMP', true)]))).toBe('GIMP')
  })

  it('is cut to a hundred printable characters', () => {
    expect(exifSoftware(exif('x'.repeat(300), false))).toBe('x'.repeat(100))
    expect(exifSoftware(exif('a\x07b\x1b[31mc', false))).toBe('ab[31mc')
  })

  it('is no one when the block is broken, whatever bytes come', () => {
    expect(exifSoftware(new Uint8Array())).toBeUndefined()
    expect(exifSoftware(exif('   ', true))).toBeUndefined()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.boolean(), (tail, big) => {
        const found = exifSoftware(Buffer.concat([Buffer.from(big ? 'MM\0*' : 'II*\0', 'latin1'), tail]))
        expect(found === undefined || found.length <= 100).toBe(true)
      }),
    )
  })
})
