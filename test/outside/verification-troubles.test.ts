import { rmSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { machineNames } from '../../src/platform/certificates/machine-names.ts'
import { hasBrowser, screens } from '../world/service/browser.ts'
import { readQrCode } from '../world/pictures/read-qr-code.ts'
import { desktopBrowser } from '../world/verification/link-holder.ts'
import { type LinkPage, openPageScene, type PageScene } from './page-scene.ts'
import { pageVisits } from './page-visits.ts'

const { lanAddress } = machineNames(networkInterfaces(), '')
const upload = { docupass: { allowFileUpload: true } }
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 355.0.0.28.107 (iPhone14,5; iOS 18_1; en_GB; en; scale=3.00; 1170x2532)'

describe.skipIf(!hasBrowser())('The page of a hosted link, when something is in the way,', () => {
  let scene: PageScene
  let jpeg: Buffer
  const visits = pageVisits(() => scene)
  const { open, at } = visits
  beforeAll(async () => {
    scene = await openPageScene()
    jpeg = (await scene.passport.shown(1)).at(-1)?.jpeg ?? Buffer.alloc(0)
  })
  afterEach(() => visits.end())
  afterAll(async () => {
    await scene.close()
    rmSync(scene.service.directory, { recursive: true, force: true })
  })

  const choose = (link: LinkPage, buffer: Buffer) =>
    link.page.locator('input[type=file]').setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer })
  const untilDocument = async (link: LinkPage): Promise<void> => {
    await at(link, 'welcome')
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
  }
  const withoutCamera = { ...screens.phone, cameraError: 'NotFoundError' } as const

  it('says how to allow a camera that was denied, and takes a picture instead where the account allows it', async () => {
    const { url, reference } = await scene.link({ mode: 1 }, upload)
    const link = await open(url, { ...screens.phone, cameraError: 'NotAllowedError' })
    await untilDocument(link)
    await link.press('Open the camera')
    await at(link, 'camera-trouble')
    await link.page.getByRole('heading', { name: 'The camera is blocked' }).waitFor()
    await link.page.getByRole('listitem').nth(1).waitFor()
    const blank = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#88a' } })
    await choose(link, await blank.jpeg().toBuffer())
    await link.page.getByText('We could not recognise a document.').waitFor()
    await link.page.getByText('4 tries are left.').waitFor()
    await choose(link, jpeg)
    await at(link, 'end')
    await link.page.getByRole('heading', { name: 'All done' }).waitFor()
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })

  it('ends when there were too many attempts, and says that it was the last', async () => {
    const { url, reference } = await scene.link({ mode: 1 }, upload)
    const link = await open(url, withoutCamera)
    await untilDocument(link)
    await link.press('Open the camera')
    const blank = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a88' } })
      .jpeg()
      .toBuffer()
    for (const left of [
      '4 tries are left',
      '3 tries are left',
      '2 tries are left',
      'This is your last try',
    ]) {
      await link.page.getByRole('heading', { name: 'No camera found' }).waitFor()
      await choose(link, blank)
      await link.page.getByText(left).waitFor()
    }
    await choose(link, blank)
    await at(link, 'end')
    const { finalTransaction } = await scene.endOf(reference)
    expect(finalTransaction?.decision).toBe('reject')
    expect(finalTransaction?.warning.map(({ code }) => code)).toContain('DOCUPASS_TOO_MANY_ATTEMPTS')
    const again = await open(url)
    await at(again, 'end')
  })

  it('leads out of an app that gives pages no camera', async () => {
    const { url } = await scene.link({ mode: 1 })
    const link = await open(url, { ...screens.phone, userAgent: instagram })
    await at(link, 'in-app')
    await link.page.getByText('Instagram cannot use the camera here.').waitFor()
    await link.page.getByRole('button', { name: 'Copy the link' }).waitFor()
    await link.press('Try here anyway')
    await at(link, 'welcome')
  })

  it.skipIf(lanAddress === null)('says that a camera needs https, and takes a picture instead', async () => {
    const { url, reference } = await scene.link({ mode: 1 }, upload)
    const link = await open(url.replace('0.0.0.0', lanAddress ?? ''))
    await untilDocument(link)
    await link.press('Open the camera')
    await at(link, 'camera-trouble')
    await link.page.getByText('Browsers open the camera only on addresses that begin with https.').waitFor()
    await choose(link, jpeg)
    await at(link, 'end')
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })

  it('sends a picture once, though its answer is lost and the network is slow', async () => {
    const { url, reference } = await scene.link(
      {
        mode: 1,
        contractSign: await scene.template('<p>Text</p><div data-signature="1" data-uid="s"></div>'),
      },
      upload,
    )
    const link = await open(url, withoutCamera)
    const { page } = link
    const network = await page.context().newCDPSession(page)
    const [down, up] = [50_000, 40_000]
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: down,
      uploadThroughput: up,
    })
    let lost = 0
    await page.route('**/upload_document', async (route) => {
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    })
    await untilDocument(link)
    await link.press('Open the camera')
    await choose(link, jpeg)
    await at(link, 'contract')
    expect(lost).toBe(1)
    const { auditLog } = await scene.detailOf(reference)
    expect(auditLog.filter(({ action }) => action === 'upload_document')).toHaveLength(1)
  })

  it('waits while the device is offline, and goes on by itself', async () => {
    const { url } = await scene.link(
      { mode: 1 },
      {
        docupass: {
          customField: [
            {
              fieldId: 'employer',
              fieldLabel: 'Employer',
              fieldDescription: '',
              fieldType: 0,
              fieldData: '',
            },
          ],
        },
      },
    )
    const link = await open(url)
    await link.press('Start')
    await at(link, 'form')
    await link.page.getByLabel('Employer').fill('Sample Ltd')
    await link.page.context().setOffline(true)
    await link.press('Continue')
    await link.page.getByText('You are offline.').waitFor()
    await link.page.context().setOffline(false)
    await at(link, 'document-choice')
  })

  it('says that a link has expired, is not known, or is not whole', async () => {
    const { url } = await scene.link({ mode: 1 }, { docupass: { expiry: 1 } })
    await sleep(1_500)
    const expired = await open(url)
    await at(expired, 'end')
    await expired.page.getByRole('heading', { name: 'This link has expired' }).waitFor()
    const { service } = scene
    const unknown = await open(`${service.url}/#USAAAAAAAAAAAAAAAAAAAAAAAAA`)
    await at(unknown, 'link-trouble')
    await unknown.page.getByRole('heading', { name: 'We do not know this link' }).waitFor()
    const cut = await open(`${service.url}/`)
    await cut.page.getByRole('heading', { name: 'Something is missing in this link' }).waitFor()
  })

  it('warns before the link ends, and gives more time to who asks for it', async () => {
    const { url, reference, expiry } = await scene.link({ mode: 1 }, { docupass: { expiry: 90 } })
    const link = await open(url)
    const dialog = link.page.getByRole('dialog', { name: 'This link ends soon' })
    await dialog.waitFor()
    await at(link, 'welcome')
    await link.press('I need more time')
    await dialog.waitFor({ state: 'detached' })
    expect(await scene.detailOf(reference)).toMatchObject({ expiry: expiry + 900 })
    await link.press('Start')
    await at(link, 'document-choice')
  })

  it('goes on at the desktop when the phone is done, which a code led there once', async () => {
    const { url } = await scene.link({ mode: 1 }, upload)
    const desktop = await open(url, { ...screens.light, userAgent: desktopBrowser })
    await at(desktop, 'welcome')
    await desktop.press('Start')
    await at(desktop, 'hand-off')
    const code = z.string().parse(await desktop.page.locator('img.qr').getAttribute('src'))
    const address = await readQrCode(Buffer.from(code.replace(/^.*,/, ''), 'base64'))
    expect(address).toContain('#handoff=')
    const phone = await open(address, withoutCamera)
    await at(phone, 'document-choice')
    await phone.press('Continue')
    await at(phone, 'document-intro')
    await desktop.page.getByRole('heading', { name: 'Your phone is connected' }).waitFor()
    await phone.press('Open the camera')
    await choose(phone, jpeg)
    await at(phone, 'end')
    await at(desktop, 'end')
    const second = await open(address)
    await second.page.getByRole('heading', { name: 'This code has been used' }).waitFor()
  })
})
