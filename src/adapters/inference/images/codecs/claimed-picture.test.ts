import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimingJpeg, pngFile, tallPng } from '../../../../../test/world/faults/hostile-files.ts'
import { claimedPicture } from './claimed-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })
const size = { width: 640, height: 200 }
const sound = { ...size, endsEarly: false }
const cut = (file: Buffer, part: number) => file.subarray(0, file.length * part)
const noise = Buffer.from(Uint8Array.from({ length: 640 * 200 * 3 }, (_, at) => (at * at * 7) % 251))
const busy = () => sharp(noise, { raw: { ...size, channels: 3 } })

describe('the header of a file', () => {
  it.each<[string, 'jpeg' | 'png' | 'webp', () => Promise<Buffer>]>([
    ['a JPEG', 'jpeg', () => plain(640, 200).jpeg().toBuffer()],
    [
      'a JPEG without chroma subsampling',
      'jpeg',
      () => busy().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['a progressive JPEG', 'jpeg', () => plain(640, 200).jpeg({ progressive: true }).toBuffer()],
    ['a grey JPEG', 'jpeg', () => plain(640, 200).greyscale().jpeg().toBuffer()],
    ['a JPEG with a thumbnail and a profile', 'jpeg', () => plain(640, 200).withExif({ IFD0: { Artist: 'x' } }).withIccProfile('p3').jpeg().toBuffer()], // prettier-ignore
    ['a PNG', 'png', () => plain(640, 200).png({ compressionLevel: 9 }).toBuffer()],
    ['an interlaced PNG', 'png', () => plain(640, 200).png({ progressive: true }).toBuffer()],
    ['a WebP', 'webp', () => plain(640, 200).webp().toBuffer()],
    ['a lossless WebP', 'webp', () => plain(640, 200).webp({ lossless: true }).toBuffer()],
    ['a WebP with a profile', 'webp', () => plain(640, 200).withIccProfile('p3').webp().toBuffer()],
  ])('says how large %s is, and that its data may be whole', async (_, format, file) => {
    expect(claimedPicture(await file(), format)).toEqual(sound)
  })

  it('says that a file has too few bytes for its size', async () => {
    expect(claimedPicture(await claimingJpeg(6300, 6300), 'jpeg')).toMatchObject({ endsEarly: true })
    const empty = pngFile({ width: 6000, height: 6000 }, Buffer.alloc(64))
    expect(claimedPicture(empty, 'png')).toMatchObject({ endsEarly: true })
    const webp = cut(await busy().webp().toBuffer(), 0.5)
    expect(claimedPicture(webp, 'webp')).toMatchObject({ endsEarly: true })
    expect(claimedPicture(tallPng(1, 39_999_999), 'png')).toEqual({ width: 1, height: 39_999_999, endsEarly: false }) // prettier-ignore
  })

  it('is broken where its parts are longer than the file, or there is no size', async () => {
    const [jpeg, png] = [await busy().jpeg().toBuffer(), await busy().png().toBuffer()]
    expect(claimedPicture(cut(png, 0.6), 'png')).toBe('broken')
    expect(claimedPicture(jpeg.subarray(0, 40), 'jpeg')).toBe('broken')
    expect(claimedPicture(Buffer.from('\xff\xd8\xff', 'latin1'), 'jpeg')).toBe('broken')
    const twoFrames = Buffer.from(jpeg)
    twoFrames[twoFrames.indexOf(Buffer.from('ffc4', 'hex')) + 1] = 0xc0
    expect(claimedPicture(twoFrames, 'jpeg')).toBe('broken')
  })

  it('of a frame that is coded by arithmetic is broken: so few bytes could hold any size', async () => {
    const file = await plain(640, 200).jpeg().toBuffer()
    file[file.indexOf(Buffer.from('ffc0', 'hex')) + 1] = 0xc9
    expect(claimedPicture(file, 'jpeg')).toBe('broken')
  })
})
