import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type GreyPicture, pdfPictures } from '../world/contracts/pdf-pictures.ts'
import { hasBrowser } from '../world/service/browser.ts'
import { openPageScene, type PageScene } from './page-scene.ts'
import { pageVisits } from './page-visits.ts'

const anyDocument = { documentType: '', documentCountry: '', documentState: '' }

/** The largest black box on a page, no letter or line is like it: how often it is wider than high; null without one. */
function blackBox({ width, height, data }: GreyPicture): number | null {
  const isBlack = (x: number, y: number): boolean => (data[y * width + x] ?? 255) < 60
  const runFrom = (x: number, y: number): number => {
    let end = x
    while (end < width && isBlack(end, y)) end += 1
    return end - x
  }
  let best = { run: 0, rows: 0 }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const run = runFrom(x, y)
      let rows = 0
      while (run > 20 && y + rows < height && runFrom(x, y + rows) > run * 0.9) rows += 1
      if (run * rows > best.run * best.rows) best = { run, rows }
      x += run
    }
  return best.rows > 8 ? best.run / best.rows : null
}

describe.skipIf(!hasBrowser())('The signing step of a hosted link', () => {
  let scene: PageScene
  const visits = pageVisits(() => scene)
  const { open, at } = visits
  beforeAll(async () => {
    scene = await openPageScene()
  })
  afterEach(() => visits.end())
  afterAll(async () => {
    await scene.close()
    rmSync(scene.service.directory, { recursive: true, force: true })
  })

  it('takes a picture of a signature, shows it, and puts it into the file', async () => {
    const contractSign = await scene.template(
      '<h1>Lease</h1><p>Two floors.</p><div data-signature="1" data-uid="s1" data-label="Signature"></div>',
    )
    const { url, reference } = await scene.link({ mode: 3, contractSign }, { acceptedDocuments: anyDocument })
    const link = await open(url)
    const { page } = link
    await link.press('Start')
    await at(link, 'contract')
    await link.press('Sign here')
    await link.press('Upload')
    const file = page.getByLabel('Choose a picture of it')
    await file.setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByText('This picture cannot be read.').waitFor()
    expect(await page.locator('.picture-preview').count()).toBe(0)
    // Larger than the service takes: ink three times as wide as high, on white paper.
    const ink = { create: { width: 3000, height: 1000, channels: 3, background: '#000' } } as const
    const edge = { top: 400, bottom: 400, left: 400, right: 400, background: '#fff' } as const
    const buffer = await sharp(ink).extend(edge).jpeg().toBuffer()
    await file.setInputFiles({ name: 'sign.jpg', mimeType: 'image/jpeg', buffer })
    await page.locator('.picture-preview').waitFor()
    await link.press('Use this')
    await page.locator('.sign-field img').waitFor()
    await link.press('Sign the document')
    await at(link, 'end')
    const { finalTransaction } = await scene.endOf(reference)
    const name = finalTransaction?.outputFile[0]?.fileName ?? ''
    const [first] = await pdfPictures((await scene.ask('GET', `/filevault/${name}`)).bytes, 72)
    if (first === undefined) throw new Error('The file has no page.')
    expect(blackBox(first)).toBeCloseTo(3, 0)
  })
})
