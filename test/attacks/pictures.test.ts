import sharp from 'sharp'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestResponse, type TestServer } from '../world/service/server.ts'
import { claimingJpeg, pdfWithPages, pngWithClaimedSize, tallPng } from '../world/faults/hostile-files.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

/** Files that are sent as pictures: whatever they are, they are refused or seen as nothing, and never accepted. */
let server: TestServer
let jpeg: Buffer
let png: Buffer
beforeAll(async () => {
  server = await openTestServer()
  const plain = sharp({ create: { width: 320, height: 200, channels: 3, background: '#e8e2d4' } })
  jpeg = await plain.clone().jpeg().toBuffer()
  png = await plain.clone().png().toBuffer()
})
afterAll(() => server.close())

function scan(document: Buffer | string, more: Record<string, unknown> = {}): Promise<TestResponse> {
  const written = typeof document === 'string' ? document : document.toString('base64')
  const body = { document: written, profile: 'security_low', ...more }
  return server.ask({ method: 'POST', url: '/scan', body })
}

async function stored(): Promise<{
  readonly rows: unknown
  readonly blobs: number
  readonly quota: unknown
}> {
  const account = (await server.ask({ method: 'GET', url: '/myaccount' })).record()
  let blobs = 0
  for await (const _ of server.service.ports.vault.list()) blobs++
  return { rows: (await server.ask({ method: 'GET', url: '/transaction' })).record()['total'], blobs, quota: account['quota'] } // prettier-ignore
}

/** Refused by this code: nothing stored, nothing charged, and the next picture is read. */
async function expectRefused(document: Buffer | string, code = 'ERROR_IMAGE_CORRUPTED'): Promise<void> {
  const before = await stored()
  const reply = await scan(document)
  expect([reply.error().code, reply.body.includes('    at ')]).toEqual([code, false])
  expect(await stored()).toEqual(before)
}

const jpegOf = (width: number, height: number): Buffer => {
  const file = Buffer.from(jpeg)
  const frame = file.indexOf(Buffer.from('ffc0', 'hex'))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}
const text = (words: string) => Buffer.from(words, 'latin1')
const svg = (inside: string) =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${inside}</svg>`)

describe('a picture that claims to be vast', () => {
  it.each<[string, () => Buffer]>([
    ['a PNG bomb of 16,000 by 16,000', () => pngWithClaimedSize(16_000, 16_000)],
    ['a PNG one pixel wide and 1,000,000,000 high', () => pngWithClaimedSize(1, 1_000_000_000)],
    ['a PNG of 40 million pixels and one row', () => pngWithClaimedSize(8_000, 5_001)],
    ['a JPEG whose header says 65,535 by 65,535', () => jpegOf(65_535, 65_535)],
  ])('#51 %s is ERROR_IMAGE_CORRUPTED', async (_, file) => expectRefused(file()))
})

describe('a picture that takes long, or would, by its header alone', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'a PNG of 1 by 39,999,999 pixels, 78 kB',
      () => tallPng(1, 39_999_999),
      'wider or higher than 20000 pixels',
    ],
    [
      'a JPEG of a kilobyte that claims 6300 by 6300',
      () => claimingJpeg(6300, 6300),
      'ends before its last pixel',
    ],
  ])('#136 %s is refused before it is decoded', async (_, file, message) => {
    const reply = await scan(await file())
    expect(reply.error()).toMatchObject({ code: 'ERROR_IMAGE_CORRUPTED' })
    expect(reply.error().message).toContain(message)
  })
})

describe('what lies beside the pixels', () => {
  const bomb = deflateSync(Buffer.alloc(50_000_000))
  const named = (name: string) => Buffer.concat([text(`${name}\0\0`), bomb])

  it.each<[string, string, Buffer]>([
    ['a text', 'zTXt', named('Comment')],
    ['a colour profile', 'iCCP', named('icc')],
    ['an international text', 'iTXt', Buffer.concat([text('XML:com.adobe.xmp\0\x01\0\0\0'), bomb])],
  ])(
    '#52 %s that unpacks to 50 MB is refused or dropped, and nothing of it is stored',
    async (_, type, content) => {
      const reply = await scan(pngWithClaimedSize(320, 200, [[type, content]]), {
        profileOverride: { outputType: 'base64' },
      })
      expect([200, 400]).toContain(reply.statusCode)
      if (reply.statusCode === 400) expect(reply.error().code).toBe('ERROR_IMAGE_CORRUPTED')
      else
        expect(
          Buffer.from(scanAnswer.parse(reply.json()).outputImage?.front ?? '', 'base64').length,
        ).toBeLessThan(100_000)
    },
  )

  it('#61 place, camera and thumbnail do not leave, whatever the orientation says', async () => {
    for (const orientation of [1, 6, 8]) {
      const file = await sharp(jpeg)
        .withExif({
          IFD0: { Artist: 'CANARY-ARTIST', Orientation: String(orientation) },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
        })
        .toBuffer()
      const reply = scanAnswer.parse((await scan(file, { profileOverride: { outputType: 'base64' } })).json())
      const shown = Buffer.from(reply.outputImage?.front ?? '', 'base64')
      expect(shown.includes('CANARY-ARTIST')).toBe(false)
      const { exif, xmp, iptc } = await sharp(shown).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    }
  })

  it.each([0, 9, 255])(
    '#61 an orientation of %i, which there is not, changes nothing',
    async (orientation) => {
      const file = await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer()
      const at =
        file.indexOf(Buffer.from('01120003', 'hex')) < 0
          ? file.indexOf(Buffer.from('12010300', 'hex'))
          : file.indexOf(Buffer.from('01120003', 'hex'))
      const bigEndian = file.indexOf(Buffer.from('01120003', 'hex')) >= 0
      file.fill(0, at + 8, at + 12)
      file[at + (bigEndian ? 9 : 8)] = orientation
      const reply = await scan(file)
      expect([200, 400]).toContain(reply.statusCode)
      expect(reply.body).not.toContain('"decision":"accept"')
    },
  )
})

describe('what is no picture that we read', () => {
  it.each<[string, () => Buffer]>([
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a TIFF', () => Buffer.from('49492a0008000000', 'hex')],
    ['a TIFF of the other byte order', () => Buffer.from('4d4d002a00000008', 'hex')],
    ['an icon', () => Buffer.from('00000100010001010000010018003000000016000000', 'hex')],
    ['a bitmap', () => text('BM' + '\0'.repeat(60))],
    ['AVIF', () => text('\0\0\0\x18ftypavif\0\0\0\0mif1avif')],
    ['JPEG 2000', () => Buffer.from('0000000c6a5020200d0a870a', 'hex')],
  ])('#53 %s is ERROR_IMAGE_CORRUPTED', async (_, file) => expectRefused(file()))

  it('#53 a WebP of many frames is ERROR_IMAGE_CORRUPTED', async () => {
    const frames = Buffer.alloc(16 * 16 * 100 * 3, 120)
    for (let frame = 0; frame < 100; frame++) frames.fill(frame, frame * 768, frame * 768 + 300)
    const raw = { width: 16, height: 1600, channels: 3, pageHeight: 16 } as const
    await expectRefused(
      await sharp(frames, { raw })
        .webp({ loop: 0, delay: Array<number>(100).fill(10) })
        .toBuffer(),
    )
  })

  it.each<[string, () => Buffer]>([
    ['a drawing', () => svg('<rect width="900" height="600"/>')],
    ['a drawing that reads a file', () => text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>')], // prettier-ignore
    ['a drawing that fetches', () => svg('<image xlink:href="http://127.0.0.1:9/x"/>')],
    ['a drawing that runs', () => svg('<script>alert(1)</script>')],
    [
      'MVG',
      () => text('push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "|id"\npop graphic-context'),
    ],
    ['MSL', () => text('<?xml version="1.0"?><image><read filename="file:///etc/passwd"/></image>')],
    ['PostScript', () => text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file')],
    ['HEIF', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a program', () => text('\x7fELF\x02\x01\x01')],
    ['an archive', () => text('PK\x03\x04')],
    ['a PNG that is SVG behind its first bytes', () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), svg('')])],
  ])('#54 %s is ERROR_IMAGE_CORRUPTED before any codec sees it', async (_, file) => expectRefused(file()))

  it.each<[string, () => Buffer]>([
    ['a JPEG that is a page too', () => Buffer.concat([jpeg, text('<html><script>alert(1)</script>CANARY')])],
    ['a JPEG with a page in its comment', () => Buffer.concat([jpeg.subarray(0, 2), Buffer.from('fffe0040', 'hex'), text('<script>CANARY</script>'.padEnd(62, ' ')), jpeg.subarray(2)])], // prettier-ignore
    ['a PNG that is a program too', () => Buffer.concat([png, text('<?php system($_GET[0]); CANARY ?>')])],
    [
      'a JPEG that is an archive too',
      () => Buffer.concat([jpeg, text('PK\x05\x06CANARY'), Buffer.alloc(18)]),
    ],
  ])('#55 of %s only the pixels are kept, written anew, and served as a picture', async (_, file) => {
    const answer = scanAnswer.parse((await scan(file())).json())
    const link = new URL(z.string().parse(answer.outputImage?.front))
    const shown = await server.ask({ method: 'GET', url: link.pathname + link.search, key: null })
    expect(shown.bytes.includes('CANARY')).toBe(false)
    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect(shown.headers['x-content-type-options']).toBe('nosniff')
  })

  it('#56 a picture cut off at any place is ERROR_IMAGE_CORRUPTED or shows nothing, and the next one is read', async () => {
    for (const whole of [jpeg, png, await sharp(jpeg).webp().toBuffer(), pdfWithPages(['1 0 0'])])
      for (let cut = 1; cut <= 8; cut++) {
        const reply = await scan(whole.subarray(0, Math.floor((whole.length * cut) / 9)))
        expect(reply.statusCode === 200 ? reply.record()['decision'] : reply.error().code).toMatch(
          /^(reject|ERROR_IMAGE_CORRUPTED)$/,
        )
      }
    expect((await scan(jpeg)).statusCode).toBe(200)
  })

  it.each<[string, () => Buffer]>([
    ['a page of 200 by 200 metres', () => pdfWithPages(['1 0 0'], '0 0 567000 567000')],
    ['no page', () => pdfWithPages([])],
    [
      'a page tree that bites its tail',
      () => text(pdfWithPages(['1 0 0']).toString('latin1').replace('/Kids[3 0 R]', '/Kids[2 0 R]')),
    ],
    ['a password', () => text(pdfWithPages(['1 0 0']).toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O(00000000000000000000000000000000)/U(11111111111111111111111111111111)/P -4>>/ID[(a)(a)]'))], // prettier-ignore
  ])('#58 a PDF with %s is ERROR_IMAGE_CORRUPTED', async (_, file) => expectRefused(file()))

  it('#58 of a PDF with 10,000 pages, a script and a program to start, the first pages are drawn and nothing runs', async () => {
    const act =
      '/OpenAction<</S/JavaScript/JS(app.launchURL("http://127.0.0.1:9/"))>>/AA<</WC<</S/Launch/F(/bin/true)>>>>'
    const reply = await scan(pdfWithPages(Array<string>(10_000).fill('1 0 0'), '0 0 200 100', act))
    expect(reply.record()['decision']).toBe('reject')
  })
})

describe('a picture as text', () => {
  const good = () => jpeg.toString('base64')
  it.each<[string, () => string, string]>([
    [
      'letters that base64 has not',
      () => `${good().slice(0, 100)}!${good().slice(101)}`,
      'ERROR_INVALID_ENCODING',
    ],
    [
      'letters of both alphabets',
      () => `${good().slice(0, 100)}+-/_${good().slice(104)}`,
      'ERROR_INVALID_ENCODING',
    ],
    ['a letter that is over', () => `${good().replace(/=+$/, '').slice(0, 400)}A`, 'ERROR_INVALID_ENCODING'],
    [
      'a flood of blanks',
      () => good().slice(0, 40) + ' '.repeat(500_000) + good().slice(40),
      'ERROR_INVALID_ENCODING',
    ],
    ['a data URL of a page', () => `data:text/html;base64,${good()}`, 'ERROR_INVALID_ENCODING'],
    ['a data URL without base64', () => `data:image/jpeg,${good()}`, 'ERROR_INVALID_ENCODING'],
    [
      'a data URL of many words',
      () => `data:image/jpeg;${'a=b;'.repeat(100)}base64,${good()}`,
      'ERROR_INVALID_ENCODING',
    ],
    ['more than 20 MB', () => 'A'.repeat(28_500_000), 'ERROR_REQUEST_TOO_LARGE'],
  ])('#59 with %s is refused', async (_, written, code) => expectRefused(written(), code))

  it('#59 with 10,000 frames of a face is ERROR_INVALID_VALUE', async () => {
    const face = Array<string>(10_000).fill('AAAA').join(',')
    expect((await scan(jpeg, { face })).error()).toMatchObject({ status: 400, code: 'ERROR_INVALID_VALUE' })
  })

  it.each<[string, () => Promise<Buffer>]>([
    [
      'of one pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
          .png()
          .toBuffer(),
    ],
    [
      'all black',
      () =>
        sharp({ create: { width: 900, height: 600, channels: 3, background: 'black' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'of noise',
      () =>
        sharp({
          create: {
            width: 900,
            height: 600,
            channels: 3,
            background: 'black',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        })
          .png()
          .toBuffer(),
    ],
    ['of no document', () => Promise.resolve(jpeg)],
  ])('#60 a picture %s is never accepted', async (_, file) => {
    const reply = await scan(await file())
    expect(reply.statusCode === 200 ? reply.record()['decision'] : reply.error().code).toMatch(
      /^(reject|ERROR_IMAGE_CORRUPTED)$/,
    )
  })

  it('#60 no bytes at all are ERROR_INVALID_VALUE or ERROR_IMAGE_CORRUPTED', async () => {
    for (const empty of ['', '    ', 'data:image/png;base64,'])
      expect(['ERROR_INVALID_VALUE', 'ERROR_IMAGE_CORRUPTED']).toContain((await scan(empty)).error().code)
  })
})
