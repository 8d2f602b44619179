import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const pngMagic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const pngEnd = chunk('IEND', Buffer.alloc(0))

/** A PNG that claims a size its few bytes could inflate to; `more` are chunks before its pixels. */
export function pngWithClaimedSize(
  width: number,
  height: number,
  more: readonly (readonly [type: string, content: Uint8Array])[] = [],
): Buffer {
  const rows = deflateSync(Buffer.alloc(Math.min(2 ** 25, (Math.ceil(width / 8) + 1) * height)))
  return pngFile({ width, height }, rows, more)
}

/** A PNG of one bit a pixel; `rows` are its pixels, deflated, and `more` chunks before them. */
export function pngFile(
  { width, height }: { readonly width: number; readonly height: number },
  rows: Uint8Array,
  more: readonly (readonly [type: string, content: Uint8Array])[] = [],
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const added = more.map(([type, content]) => chunk(type, content))
  return Buffer.concat([pngMagic, chunk('IHDR', header), ...added, chunk('IDAT', rows), pngEnd])
}

/** A sound PNG of one bit a pixel, black: of 1 by 39,999,999 some 78 kB that take seconds to unpack. */
export function tallPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return pngFile({ width, height }, deflateSync(rows, { level: 9 }))
}

/** A JPEG of less than a kilobyte whose header claims another size. */
export async function claimingJpeg(width: number, height: number): Promise<Buffer> {
  const plain = { create: { width: 8, height: 8, channels: 3, background: '#808080' } } as const
  const file = await sharp(plain).jpeg().toBuffer()
  const frame = file.indexOf(Buffer.from('ffc0', 'hex'))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

/** One page per colour, each 200 by 100 points unless told; `catalog` is added to the root of the document. */
export function pdfWithPages(colours: readonly string[], box = '0 0 200 100', catalog = ''): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Count ${colours.length}/Kids[${colours.map((_, index) => `${3 + index * 2} 0 R`).join(' ')}]>>`,
    ...colours.flatMap((colour, index) => {
      const content = `${colour} rg 0 0 100 100 re f`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents ${4 + index * 2} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ]
    }),
  ]
  return pdfFile(objects)
}

/** A JPEG by itself on a page as large as it, one page for each; null is a page with nothing on it. */
export function pdfWithImages(
  pages: readonly ({ readonly jpeg: Buffer; readonly width: number; readonly height: number } | null)[],
): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')}]>>`,
    ...pages.flatMap((page, index) => {
      const { jpeg, width, height } = page ?? { jpeg: Buffer.alloc(0), width: 400, height: 300 }
      const content = page === null ? '' : `${width} 0 0 ${height} 0 0 cm /P Do`
      const picture = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</P ${5 + index * 3} 0 R>>>>/Contents ${4 + index * 3} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
        `<<${picture}/Filter/DCTDecode/Length ${jpeg.length}>>stream\n${jpeg.toString('latin1')}\nendstream`,
      ]
    }),
  ]
  return pdfFile(objects)
}

/** A page with one image by a filter of PDF on it, whose dictionary claims this size. */
function pdfWithImage(
  { filter, data, more = '' }: { readonly filter: string; readonly data: Buffer; readonly more?: string },
  [width, height]: readonly [number, number],
): Buffer {
  const content = '200 0 0 100 0 0 cm /P Do'
  const size = `/Width ${width}/Height ${height}`
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/XObject/Subtype/Image${size}${more}/Filter/${filter}/Length ${data.length}>>stream\n${data.toString('latin1')}\nendstream`,
  ])
}

const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, 4 * at)
  return bytes
}

/**
 * Some hundred bytes of JBIG2 (ITU-T T.88) that claim a page of this size, and one region over all of it, arithmetically coded
 * from nothing: each of its pixels costs work and none of them costs a byte.
 */
export function pdfWithJbig2(width: number, height: number): Buffer {
  const segment = (number: number, type: number, data: Buffer): Buffer =>
    Buffer.concat([u32(number), Buffer.from([type, 0, 1]), u32(data.length), data])
  const page = Buffer.concat([u32(width, height, 0, 0), Buffer.from([0, 0, 0])])
  const coded = Buffer.concat([u32(width, height, 0, 0), Buffer.from([0]), Buffer.from([0, 3, 255, 253, 255, 2, 254, 254, 254]), Buffer.alloc(100)]) // prettier-ignore
  const data = Buffer.concat([segment(0, 48, page), segment(1, 38, coded)])
  const more = '/ColorSpace/DeviceGray/BitsPerComponent 1'
  return pdfWithImage({ filter: 'JBIG2Decode', data, more }, [width, height])
}

/** The head of a JPEG 2000 codestream (ITU-T T.800) that claims so many pixels of three channels in one tile, and an empty tile. */
export function pdfWithJpx(width: number, height: number): Buffer {
  const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255])
  const channels = Buffer.from([7, 1, 1, 7, 1, 1, 7, 1, 1])
  const size = Buffer.concat([u16(0), u32(width, height, 0, 0, width, height, 0, 0), u16(3), channels])
  const marker = (code: number, data: Buffer): Buffer =>
    Buffer.concat([u16(code), u16(data.length + 2), data])
  const coding = Buffer.from([0, 0, 0, 1, 1, 5, 4, 4, 0, 1])
  const quantisation = Buffer.from([0x40, ...Array<number>(16).fill(0x40)])
  const tile = Buffer.concat([u16(0), u32(14), Buffer.from([0, 1])])
  const data = Buffer.concat([
    u16(0xff4f),
    ...[marker(0xff51, size), marker(0xff52, coding), marker(0xff5c, quantisation), marker(0xff90, tile)],
    ...[u16(0xff93), Buffer.alloc(2), u16(0xffd9)],
  ])
  return pdfWithImage({ filter: 'JPXDecode', data }, [width, height])
}

/** The file of numbered objects (ISO 32000-1, section 7.5); the first is its root. */
function pdfFile(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return Buffer.from(text + end, 'latin1')
}
