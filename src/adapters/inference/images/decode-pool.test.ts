import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { barcodeImage, barcodeModules } from '../../../../test/world/pictures/barcode-pictures.ts'
import { heicFlagImages, heicWithClaimedSize } from '../../../../test/world/pictures/heic-image.ts'
import {
  claimingJpeg,
  pdfWithPages,
  pngFile,
  pngWithClaimedSize,
  tallPng,
} from '../../../../test/world/faults/hostile-files.ts'
import { DecodePool, type DecodePoolOptions } from './decode-pool.ts'
import { type ChildLimits, KillableChild } from './killable-child.ts'

const anyone = { account: 'a', key: 'key:a' }
const request = { payer: anyone, signal: new AbortController().signal }
const view = { canvas: 400, pages: 2 }
const generous = { processorMilliseconds: 60_000, milliseconds: 120_000, bytes: 2 ** 30 }
const pools: DecodePool[] = []
let pool: DecodePool

function openPool(options: Partial<DecodePoolOptions> = {}): DecodePool {
  const opened = new DecodePool({
    ...{ children: 1, waiting: 4, limits: generous, tasksPerChild: 500 },
    size: { maxPixels: 40_000_000, maxSide: 20_000 },
    ...options,
  })
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
  const [page] = await pool.decode(bytes, view, request)
  if (page === undefined) throw new Error('no page')
  const { width, height, data } = page.pixels
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
  return { ...page, width, height, at }
}

const tooDear = expect.objectContaining({ code: 'ERROR_OPERATION_FAILED', status: 400 }) as unknown
const busy = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 }) as unknown
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
    const pages = await pool.decode(pdfWithPages(['1 0 0', '0 0 1', '0 1 0']), view, request)
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
    await expect(pool.decode(bytes, view, request)).rejects.toEqual(corrupted)
  })

  it('says how many pixels are too many', async () => {
    const message = 'The image has more than 40 million pixels; send a smaller one.'
    for (const claiming of [pngWithClaimedSize(8000, 5001), heicWithClaimedSize(8000, 5001)]) {
      const refused = pool.decode(claiming, view, request)
      await expect(refused).rejects.toMatchObject({ code: 'ERROR_IMAGE_CORRUPTED', message })
    }
  })

  it('refuses a JPEG and a PNG that were cut off', async () => {
    const [jpeg, png] = [await flag(600, 400).jpeg().toBuffer(), await flag(600, 400).png().toBuffer()]
    for (const file of [jpeg, png]) {
      await expect(pool.decode(file.subarray(0, file.length * 0.6), view, request)).rejects.toEqual(corrupted)
    }
  })

  it('refuses a JPEG whose header claims 65535 by 65535', async () => {
    const file = await flag(64, 64).jpeg().toBuffer()
    const frame = file.indexOf(Buffer.from('ffc0', 'hex'))
    file.fill(0xff, frame + 5, frame + 9)
    await expect(pool.decode(file, view, request)).rejects.toEqual(corrupted)
  })

  it('refuses an animation', async () => {
    const frames = Buffer.alloc(16 * 32 * 3, 120).fill(30, 0, 16 * 16 * 3)
    const moving = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .webp({ loop: 0, delay: [50, 50] })
      .toBuffer()
    await expect(pool.decode(moving, view, request)).rejects.toEqual(corrupted)
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
  const small = () => flag(40, 20).png().toBuffer()
  const tight: readonly [string, ChildLimits][] = [
    ['takes too much of a processor', { ...generous, processorMilliseconds: 1 }],
    ['takes too much memory', { ...generous, bytes: 1 }],
  ]

  it.each(tight)(
    '#57 is killed when it %s: that is no word on the picture, and the next is read',
    async (_, limits) => {
      const fragile = openPool({ limits: { ...limits } })
      await fragile.warm()
      expect(await firstRefusal(() => fragile.decode(heavy, view, request))).toEqual(tooDear)
      const next = openPool()
      expect(await next.decode(await small(), view, request)).toHaveLength(1)
    },
  )

  it.each(tight)('#63 in the midst of barcodes is killed when it %s: no one can tell', async (_, limits) => {
    const current = { ...limits }
    const fragile = openPool({ limits: current })
    await fragile.warm()
    // Large: it is looked at forty times a second.
    const grey = barcodeImage(await barcodeModules('INVENTED 0815', 'QRCode'), { module: 40 })
    const qr = { bars: [], squares: [{ grey, left: 0, top: 0, scale: 1 }] }
    expect(await fragile.readBarcodes(qr, request)).toBeNull()
    Object.assign(current, generous)
    expect(await fragile.readBarcodes(qr, request)).toMatchObject([{ text: 'INVENTED 0815' }])
  })

  it('is killed when the caller goes away, and the next picture is read', async () => {
    const gone = new AbortController()
    const work = pool.decode(heavy, view, { ...request, signal: gone.signal })
    setTimeout(() => gone.abort(new Error('gone')), 5)
    await expect(work).rejects.toThrow('gone')
    expect(await one(await flag(40, 20).png().toBuffer())).toMatchObject({ width: 40 })
  })

  it('makes way for a fresh one after its share of tasks', async () => {
    const starts = vi.spyOn(KillableChild, 'start')
    const short = openPool({ tasksPerChild: 2 })
    const file = await small()
    for (let task = 0; task < 3; task++) expect(await short.decode(file, view, request)).toHaveLength(1)
    expect(starts).toHaveBeenCalledTimes(2)
    starts.mockRestore()
  })

  it('#67 does not make a flood wait: a request that finds the queue full is refused with Retry-After', async () => {
    const file = await small()
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => pool.decode(file, view, request)),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(7)
    expect(refused[0]?.reason).toEqual(busy)
  })
})

/** Signals each decode process at the begin of a task, so many times. */
function strike(signal: NodeJS.Signals, times: number, more: () => void = () => undefined) {
  const run = KillableChild.prototype.run // eslint-disable-line @typescript-eslint/unbound-method -- applied to its own object below
  let left = times
  return vi.spyOn(KillableChild.prototype, 'run').mockImplementation(function (this: KillableChild, ...args) {
    if (left-- > 0) {
      more()
      process.kill(this.pid ?? 0, signal)
    }
    return run.apply(this, args)
  })
}

describe('a decode process that is ended or stopped from outside', () => {
  const small = () => flag(40, 20).png().toBuffer()
  afterEach(() => vi.restoreAllMocks())

  it.each(['SIGKILL', 'SIGSTOP'] as const)('by %s is replaced, and the picture is read', async (signal) => {
    const runs = strike(signal, 1)
    expect(await pool.decode(await small(), view, request)).toHaveLength(1)
    expect(runs).toHaveBeenCalledTimes(2)
  })

  it.each(['SIGKILL', 'SIGSTOP'] as const)(
    '#134 by %s again and again is the machine that is busy, never a damaged picture',
    async (signal) => {
      const runs = strike(signal, 9)
      await expect(pool.decode(await small(), view, request)).rejects.toEqual(busy)
      expect(runs).toHaveBeenCalledTimes(2)
      vi.restoreAllMocks()
      expect(await pool.decode(await small(), view, request)).toHaveLength(1)
    },
  )

  it('#134 that crashes is not given the same picture again, and never says that it is damaged', async () => {
    const runs = strike('SIGSEGV', 9)
    await expect(pool.decode(await small(), view, request)).rejects.toEqual(tooDear)
    expect(runs).toHaveBeenCalledTimes(1)
  })
})

describe('keys and accounts before the decode processes', () => {
  const small = () => flag(40, 20).png().toBuffer()
  afterEach(() => vi.restoreAllMocks())

  it('#135 have to wait when their pictures were stopped too long, and no other key has to', async () => {
    const clock = { ms: 0 }
    const strict = openPool({ now: () => clock.ms })
    strike('SIGSEGV', 1, () => (clock.ms += 30_000))
    const file = await small()
    await expect(strict.decode(file, view, request)).rejects.toEqual(tooDear)
    const refused = { code: 'ERROR_RATE_LIMIT', status: 429, retryAfterSeconds: 50 }
    await expect(strict.decode(file, view, request)).rejects.toMatchObject(refused)
    const other = { ...request, payer: { ...anyone, key: 'key:b' } }
    expect(await strict.decode(file, view, other)).toHaveLength(1)
    clock.ms += 51_000
    expect(await strict.decode(file, view, request)).toHaveLength(1)
  })

  it('#135 never have all decode processes, however many pictures one account brings', async () => {
    const two = openPool({ children: 2, waiting: 32 })
    const file = await small()
    const hostile = new AbortController()
    const run = KillableChild.prototype.run // eslint-disable-line @typescript-eslint/unbound-method -- applied to its own object below
    const runs = vi.spyOn(KillableChild.prototype, 'run').mockImplementation(function (
      this: KillableChild,
      ...args
    ) {
      return args[2] === hostile.signal ? new Promise(() => undefined) : run.apply(this, args)
    })
    for (let many = 0; many < 14; many++)
      void two.decode(file, view, { ...request, signal: hostile.signal }).catch(() => undefined)
    await vi.waitFor(() => expect(runs).toHaveBeenCalledTimes(1), { timeout: 60_000 })
    const other = { ...request, payer: { account: 'b', key: 'key:b' } }
    expect(await two.decode(file, view, other)).toHaveLength(1)
  })
})

describe('before a decode process is asked', () => {
  const noChild = () => vi.spyOn(KillableChild.prototype, 'run')
  afterEach(() => vi.restoreAllMocks())

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a PNG of 1 by 39,999,999', () => tallPng(1, 39_999_999), 'is wider or higher than 20000 pixels'],
    ['a PNG of 20,001 by 1', () => tallPng(20_001, 1), 'is wider or higher than 20000 pixels'],
    [
      'a JPEG of a kilobyte that claims 6300 by 6300',
      () => claimingJpeg(6300, 6300),
      'ends before its last pixel',
    ],
    ['a PNG that claims 6000 by 6000 and has no rows', () => pngFile({ width: 6000, height: 6000 }, Buffer.alloc(64)), 'ends before its last pixel'], // prettier-ignore
    ['a WebP without its second half', async () => (await flag(400, 200).webp().toBuffer()).subarray(0, 100), 'ends before its last pixel'], // prettier-ignore
  ])('#136 %s is refused', async (_, file, message) => {
    const runs = noChild()
    const refused = { code: 'ERROR_IMAGE_CORRUPTED', message: expect.stringContaining(message) as unknown }
    await expect(pool.decode(await file(), view, request)).rejects.toMatchObject(refused)
    expect(runs).not.toHaveBeenCalled()
  })

  it('a plain picture of the largest size is let through, however few bytes it takes', async () => {
    const plain = sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#808080' } })
    for (const file of [
      await plain.clone().jpeg({ quality: 1, optimiseCoding: true }).toBuffer(),
      await plain.clone().jpeg({ quality: 1, progressive: true }).toBuffer(),
      await plain.clone().png({ compressionLevel: 9 }).toBuffer(),
      await plain.clone().webp({ lossless: true }).toBuffer(),
    ])
      expect(await pool.decode(file, view, request)).toHaveLength(1)
  })
})
