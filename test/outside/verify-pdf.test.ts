import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  accessibilityViolations,
  hasBrowser,
  horizontalOverflow,
  openBrowser,
  openPage,
  screens,
  type WatchedPage,
} from '../world/service/browser.ts'
import { startService, type Service } from '../world/service/service.ts'
import { aSealer, sealed, sealRequest, unsealedContract } from '../world/signing/a-sealer.ts'

describe.skipIf(!hasBrowser())('The page that verifies sealed PDFs', () => {
  let service: Service
  let browser: Browser
  let contract: Buffer
  let watched: WatchedPage
  let page: Page

  beforeAll(async () => {
    service = await startService({ program: 'built' })
    browser = await openBrowser()
    contract = Buffer.from(sealed(await aSealer().seal(unsealedContract(), sealRequest)).bytes)
  })
  afterAll(async () => {
    await browser.close()
    await service.kill()
    rmSync(service.directory, { recursive: true, force: true })
  })

  const open = async (options: Parameters<typeof openPage>[1], address = ''): Promise<void> => {
    watched = await openPage(browser, options)
    page = watched.page
    await page.goto(`${service.url}/x/verify-pdf${address}`)
  }
  const choose = (buffer: Buffer): Promise<void> =>
    page.locator('#file').setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer })
  const outcome = () => page.locator('.outcome')

  afterEach(async () => {
    const { problems } = watched
    await watched.close()
    expect(problems).toEqual([])
  })

  describe('on a wide screen', () => {
    beforeEach(() => open(screens.light))

    it('says what is intact and by whom it was sealed, without a request', async () => {
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.context().setOffline(true)
      await choose(contract)
      await expect
        .poll(() => outcome().innerText())
        .toMatch(/^Intact\s+No byte has changed since Symbolon seal [0-9A-F]{8} sealed it/)
      await expect.poll(() => page.locator('.fingerprint').count()).toBe(2)
      expect(await accessibilityViolations(page)).toEqual([])
      expect(requests).toEqual([])
    })

    it('says so of a file that was changed, added to, or never sealed', async () => {
      const changed = Buffer.from(contract)
      changed[500] = (changed[500] ?? 0) ^ 1
      await choose(changed)
      await expect.poll(() => outcome().innerText()).toMatch(/^Changed\s+The file is not what Symbolon seal/)
      expect(await accessibilityViolations(page)).toEqual([])
      await choose(Buffer.concat([contract, Buffer.from('%')]))
      await expect
        .poll(() => outcome().innerText())
        .toMatch(/No seal covers what was added after it \(1 byte\)/)
      await choose(Buffer.from(unsealedContract()))
      await expect.poll(() => outcome().innerText()).toMatch(/^Not sealed/)
      await choose(Buffer.from('no PDF'))
      await expect.poll(() => outcome().innerText()).toMatch(/^Cannot tell\s+This is no PDF\./)
      expect(await accessibilityViolations(page)).toEqual([])
    })
  })

  it('fits a narrow, dark screen and speaks German', async () => {
    await open(screens.phone, '?lang=de&theme=dark')
    await choose(contract)
    await expect.poll(() => outcome().innerText()).toMatch(/^Unverändert\s+Kein Byte hat sich geändert/)
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
