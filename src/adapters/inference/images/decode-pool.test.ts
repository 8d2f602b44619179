import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { barcodeImage, barcodeModules } from '../../../../test/world/barcode-pictures.ts'
import { heicFlagImages, heicWithClaimedSize } from '../../../../test/world/heic-image.ts'
import { pdfWithPages, pngWithClaimedSize } from '../../../../test/world/hostile-files.ts'
import { DecodePool } from './decode-pool.ts'
import { KillableChild } from './killable-child.ts'

const signal = new AbortController().signal
const view = { canvas: 400, pages: 2 }
const generous = { milliseconds: 60_000, bytes: 2 ** 30 }
const pools: DecodePool[] = []
let pool: DecodePool

function openPool(
  limits: { milliseconds: number; bytes: number } = generous,
  tasksPerChild = 500,
): DecodePool {
  const opened = new DecodePool({ children: 1, waiting: 4, limits, maxPixels: 40_000_000, tasksPerChild })
  pools.push(opened)
  return opened
}

/** Left half red, right half blue. */
function flag(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

async function one(bytes: Uint8Array) {
  const [page] = await pool.decode(bytes, view, signal)
  if (page === undefined) throw new Error('no page')
  const { width, height, data } = page.pixels
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
  return { ...page, width, height, at }
}

const corrupted = expect.objectContaining({ code: 'ERROR_IMAGE_CORRUPTED', status: 400 }) as unknown

beforeAll(() => {
  pool = openPool()
})
afterAll(() => {
  for (const opened of pools) opened.close()
})

describe('decoding a sound file', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('reads %s and scales it down to the canvas', async (format) => {
    const page = await one(await flag(800, 400).toFormat(format, { quality: 95 }).toBuffer())
    expect(page).toMatchObject({
      format,
      width: 400,
      height: 200,
      original: { width: 800, height: 400 },
      page: 1,
    })
    expect(page.at(50, 100)[0]).toBeGreaterThan(230)
    expect(page.at(350, 100)[2]).toBeGreaterThan(230)
  })

  it('never enlarges a small picture', async () => {
    expect(await one(await flag(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 })
  })

  it('turns a photograph upright as its camera noted', async () => {
    const page = await one(
      await flag(80, 40).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer(),
    )
    expect(page).toMatchObject({ width: 40, height: 80, original: { width: 40, height: 80 } })
    expect(page.at(20, 10)[0]).toBeGreaterThan(200)
    expect(page.at(20, 70)[2]).toBeGreaterThan(200)
  })

  it('lays transparent parts on white', async () => {
    const clear = sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    expect((await one(await clear.png().toBuffer())).at(4, 4)).toEqual([255, 255, 255])
  })

  it('makes eight bit colour of grey, of sixteen bits and of print colours', async () => {
    const grey = await one(await flag(40, 20).greyscale().png().toBuffer())
    expect(grey.pixels.data).toHaveLength(40 * 20 * 3)
    const deep = await one(await flag(40, 20).toColourspace('rgb16').png().toBuffer())
    expect(deep.at(5, 5)).toEqual([255, 0, 0])
    const print = await one(await flag(40, 20).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer())
    expect(print.at(5, 5)[0]).toBeGreaterThan(200)
    expect(print.at(5, 5)[2]).toBeLessThan(60)
  })

  it('names the program that wrote the picture', async () => {
    const edited = flag(40, 20)
      .jpeg()
      .withExif({ IFD0: { Software: 'Retouch 9' } })
    expect(await one(await edited.toBuffer())).toMatchObject({ software: 'Retouch 9' })
    expect(await one(await flag(40, 20).jpeg().toBuffer())).not.toHaveProperty('software')
  })

  it('reads HEIC as telephones write it, whichever of its brands comes first, and scales it down', async () => {
    const other = Buffer.from(heicFlagImages.heic)
    other.write('mif1', 8, 'latin1')
    for (const file of [heicFlagImages.heic, other]) {
      const page = await one(file)
      expect(page).toMatchObject({ format: 'heic', width: 400, height: 200, page: 1 })
      expect(page.original).toEqual({ width: 800, height: 400 })
      expect(page.at(50, 100)[0]).toBeGreaterThan(230)
      expect(page.at(350, 100)[2]).toBeGreaterThan(230)
    }
  })

  it('draws the first pages of a PDF and no more than were asked for', async () => {
    const pages = await pool.decode(pdfWithPages(['1 0 0', '0 0 1', '0 1 0']), view, signal)
    expect(pages.map((page) => [page.page, page.format])).toEqual([[1, 'pdf'], [2, 'pdf']]) // prettier-ignore
    const colours = pages.map(({ pixels: { width, height, data } }) => {
      const at = (Math.floor(height / 2) * width + 20) * 3
      return [...data.subarray(at, at + 3)]
    })
    expect(colours).toEqual([[255, 0, 0], [0, 0, 255]]) // prettier-ignore
    expect(pages.every(({ pixels }) => pixels.width <= 400 && pixels.width > 390)).toBe(true)
  })
})

describe('refusing what is no sound file', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a picture in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['the first bytes of a HEIC alone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['HEIC without its last bytes', heicFlagImages.heic.subarray(0, -200)],
    ['AVIF', heicFlagImages.avif],
    [
      'AVIF that says it is HEIC',
      Buffer.concat([Buffer.from('\0\0\0\x1cftypheic', 'latin1'), heicFlagImages.avif.subarray(12)]),
    ],
    ['HEIC of 60000 by 60000', heicWithClaimedSize(60_000, 60_000)],
    ['text that begins with a page and ends with a picture', Buffer.from('<html>\xff\xd8\xff', 'latin1')],
    ['the first bytes of a JPEG alone', Buffer.from('\xff\xd8\xff', 'latin1')],
    ['a PNG of 16000 by 16000', pngWithClaimedSize(16_000, 16_000)],
    ['a PNG one pixel wide and 1 000 000 000 high', pngWithClaimedSize(1, 1_000_000_000)],
    ['a PDF that only says so', Buffer.from('%PDF-1.7\nnothing')],
    ['a PDF without pages', pdfWithPages([])],
    ['a PDF page of 200 by 200 metres', pdfWithPages(['1 0 0'], '0 0 567000 567000')],
  ])('refuses %s', async (_, bytes) => {
    await expect(pool.decode(bytes, view, signal)).rejects.toEqual(corrupted)
  })

  it('says how many pixels are too many', async () => {
    const message = 'The image has more than 40 million pixels; send a smaller one.'
    for (const claiming of [pngWithClaimedSize(8000, 5001), heicWithClaimedSize(8000, 5001)]) {
      const refused = pool.decode(claiming, view, signal)
      await expect(refused).rejects.toMatchObject({ code: 'ERROR_IMAGE_CORRUPTED', message })
    }
  })

  it('refuses a JPEG and a PNG that were cut off', async () => {
    const [jpeg, png] = [await flag(600, 400).jpeg().toBuffer(), await flag(600, 400).png().toBuffer()]
    for (const file of [jpeg, png]) {
      await expect(pool.decode(file.subarray(0, file.length * 0.6), view, signal)).rejects.toEqual(corrupted)
    }
  })

  it('refuses a JPEG whose header claims 65535 by 65535', async () => {
    const file = await flag(64, 64).jpeg().toBuffer()
    const frame = file.indexOf(Buffer.from('ffc0', 'hex'))
    file.fill(0xff, frame + 5, frame + 9)
    await expect(pool.decode(file, view, signal)).rejects.toEqual(corrupted)
  })

  it('refuses an animation', async () => {
    const frames = Buffer.alloc(16 * 32 * 3, 120).fill(30, 0, 16 * 16 * 3)
    const moving = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .webp({ loop: 0, delay: [50, 50] })
      .toBuffer()
    await expect(pool.decode(moving, view, signal)).rejects.toEqual(corrupted)
  })

  it('reads the next picture after each of them', async () => {
    expect(await one(await flag(40, 20).png().toBuffer())).toMatchObject({ width: 40 })
  })
})

/** On a busy machine a picture may be decoded between two looks at the memory: of ten, one is caught. */
async function firstRefusal(decode: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 0; attempt < 10; attempt++)
    try {
      await decode()
    } catch (error) {
      return error
    }
  return null
}

describe('a decode process that misbehaves', () => {
  const heavy = pngWithClaimedSize(6000, 6000)

  it.each([
    ['takes too long', { milliseconds: 1, bytes: 2 ** 30 }],
    ['takes too much memory', { milliseconds: 60_000, bytes: 1 }],
  ])('#57 is killed when it %s, and the next picture is read', async (_, limits) => {
    const fragile = openPool(limits)
    await fragile.warm()
    expect(await firstRefusal(() => fragile.decode(heavy, view, signal))).toEqual(corrupted)
    Object.assign(limits, generous)
    expect(await fragile.decode(await flag(40, 20).png().toBuffer(), view, signal)).toHaveLength(1)
  })

  it.each([
    ['takes too long', { milliseconds: 1, bytes: 2 ** 30 }],
    ['takes too much memory', { milliseconds: 60_000, bytes: 1 }],
  ])(
    '#63 in the midst of barcodes is killed when it %s: no one can tell, and the next is read',
    async (_, limits) => {
      const fragile = openPool(limits)
      await fragile.warm()
      // Large: its memory is looked at forty times a second.
      const qr = barcodeImage(await barcodeModules('INVENTED 0815', 'QRCode'), { module: 40 })
      expect(await fragile.readBarcodes(qr, signal)).toBeNull()
      Object.assign(limits, generous)
      expect(await fragile.readBarcodes(qr, signal)).toMatchObject([{ text: 'INVENTED 0815' }])
    },
  )

  it('is killed when the caller goes away, and the next picture is read', async () => {
    const gone = new AbortController()
    const work = pool.decode(heavy, view, gone.signal)
    setTimeout(() => gone.abort(new Error('gone')), 5)
    await expect(work).rejects.toThrow('gone')
    expect(await one(await flag(40, 20).png().toBuffer())).toMatchObject({ width: 40 })
  })

  it('makes way for a fresh one after its share of tasks', async () => {
    const starts = vi.spyOn(KillableChild, 'start')
    const short = openPool(generous, 2)
    const file = await flag(40, 20).png().toBuffer()
    for (let task = 0; task < 3; task++) expect(await short.decode(file, view, signal)).toHaveLength(1)
    expect(starts).toHaveBeenCalledTimes(2)
    starts.mockRestore()
  })

  it('#67 does not make a flood wait: a request that finds the queue full is refused with Retry-After', async () => {
    const file = await flag(40, 20).png().toBuffer()
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => pool.decode(file, view, signal)),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(7)
    expect(refused[0]?.reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 })
  })
})
