import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentScene, frameSizes } from '../world/cameras/document-scene.ts'
import { personScene } from '../world/cameras/person-scene.ts'
import type { CameraFrame } from '../world/cameras/camera-file.ts'
import type { StagedCamera } from '../world/cameras/staged-camera.ts'
import { specimenPage } from '../world/cameras/specimen-pages.ts'
import { hasBrowser } from '../world/service/browser.ts'
import { type LinkPage, openPageScene, type PageScene } from './page-scene.ts'
import { pageVisits } from './page-visits.ts'
import { openStaged } from './staged-page.ts'

const anyDocument = { documentType: '', documentCountry: '', documentState: '' }
const employer = {
  ...{ fieldId: 'employer', fieldLabel: 'Employer', fieldDescription: '' },
  ...{ fieldType: 0, fieldData: '' },
}
const place = (uid: string, party: string) =>
  `<div data-signature="1" data-uid="${uid}" data-label="Signature" data-party="${party}"></div>`

describe.skipIf(!hasBrowser())('A reload of the page of a hosted link', () => {
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

  /** How far the page says that it is, in steps. */
  const progressOf = async ({ page }: LinkPage): Promise<number> => {
    const bar = page.locator('.step-progress progress')
    return (await bar.count()) === 0 ? 0 : Number(await bar.getAttribute('value'))
  }
  /** Reloads at a screen. `back`: the one that stands then, where a camera opens by a press alone. */
  const reload = async (link: LinkPage, screen: string, back = screen): Promise<void> => {
    await at(link, screen)
    const before = await progressOf(link)
    await link.page.reload()
    await at(link, back)
    expect({ screen, progress: await progressOf(link) }).toEqual({ screen, progress: before })
  }
  const times = async (reference: string, name: string): Promise<number> =>
    (await scene.detailOf(reference)).auditLog.filter(({ action }) => action === name).length
  const typeSignature = async (link: LinkPage): Promise<void> => {
    await link.press('Sign here')
    await link.press('Type')
    await link.page.getByLabel('Your name').fill('Yuki Novak')
    await link.press('Use this')
    await link.press('Sign the document')
  }

  /** What the cameras see: both sides of a card, and the person on it. */
  const things = async (): Promise<Readonly<Record<'front' | 'back' | 'face', readonly Buffer[]>>> => {
    const { page, holder } = await specimenPage('id-card', { side: 'other' })
    const back = (await specimenPage('id-card')).page
    const still = (frames: readonly CameraFrame[]) => frames.slice(-8).map(({ jpeg }) => jpeg)
    return {
      front: still(await documentScene(page, frameSizes.phone).shown(1)),
      back: still(await documentScene(back, frameSizes.phone).shown(1)),
      face: (await personScene(holder, { width: 480, height: 640 }).rest(3)).map(({ jpeg }) => jpeg),
    }
  }

  it('comes back to the same step at each of them, and sends nothing twice', async () => {
    const seen = await things()
    const contractSign = await scene.template(
      '<h1>Order</h1><div data-signature="1" data-uid="s1" data-label="Signature"></div>',
    )
    const { url, reference } = await scene.link(
      { contractSign },
      {
        docupass: { phoneVerification: 1, customField: [employer], reviewData: true },
        face: { requireConsent: true },
        acceptedDocuments: anyDocument,
      },
    )
    const { link, camera } = await openStaged(visits, url)
    const { page } = link
    const openCamera = async (thing: keyof typeof seen): Promise<void> => {
      await show(camera, thing, seen)
      await link.press('Open the camera')
    }
    await reload(link, 'welcome')
    await link.press('Start')
    await reload(link, 'consent')
    await link.press('I agree')
    await reload(link, 'phone-number')
    await page.getByLabel('Phone number').fill('07400 123456')
    await link.press('Send a text message')
    await reload(link, 'phone-code')
    expect(await times(reference, 'create_phone_verification')).toBe(1)
    await page.getByLabel('Code of six digits').fill(await scene.phoneCode())
    await reload(link, 'form')
    await page.getByLabel('Employer').fill('Sample Ltd')
    await link.press('Continue')
    await reload(link, 'document-choice')
    await link.press('Continue')
    await reload(link, 'document-intro')
    await openCamera('front')
    await page.getByText('Now turn it over.').waitFor()
    // The front is not sent without the back: it is taken again.
    await reload(link, 'document-camera', 'document-intro')
    expect(await times(reference, 'upload_document')).toBe(0)
    await openCamera('front')
    await page.getByText('Now turn it over.').waitFor()
    await camera.show('back')
    await reload(link, 'review')
    expect(await times(reference, 'upload_document')).toBe(1)
    await link.press('Yes, go on')
    await reload(link, 'face-intro')
    await openCamera('face')
    await reload(link, 'contract')
    expect(await times(reference, 'upload_face')).toBe(1)
    await typeSignature(link)
    await reload(link, 'end')
    const ended = await scene.endOf(reference)
    expect(ended).toMatchObject({ finalTransaction: { decision: 'accept' } })
    const calls = ['save_consent', 'check_phone_verification', 'save_form', 'upload_document', 'upload_face']
    for (const call of [...calls, 'submit_contract'])
      expect([call, await times(reference, call)]).toEqual([call, 1])
  })

  it('while a picture is under way finds the step that the service is at', async () => {
    const { url, reference } = await scene.link({
      mode: 1,
      contractSign: await scene.template(place('s1', '')),
    })
    const { link, camera } = await openStaged(visits, url)
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    const passport = (await scene.passport.shown(1)).slice(-8).map(({ jpeg }) => jpeg)
    await show(camera, 'front', { front: passport })
    let isSent = false
    // The service takes it, and the page never hears of that.
    await link.page.route('**/upload_document', async (route) => {
      await route.fetch()
      isSent = true
    })
    await link.press('Open the camera')
    await expect.poll(() => isSent).toBe(true)
    link.page.once('dialog', (dialog) => void dialog.accept())
    await link.page.reload()
    await at(link, 'contract')
    expect(await times(reference, 'upload_document')).toBe(1)
  })

  it('finds a person who waits for another party still waiting, and then at the end', async () => {
    const contractSign = await scene.template(
      `<h1>Lease</h1>${place('s1', 'tenant')}${place('s2', 'landlord')}`,
    )
    const { urlSign, reference } = await scene.link(
      { mode: 3, contractSign },
      { acceptedDocuments: anyDocument },
    )
    const tenant = await open(urlSign['tenant'] ?? '')
    await tenant.press('Start')
    await reload(tenant, 'contract')
    await typeSignature(tenant)
    await reload(tenant, 'party-pending')
    expect(await times(reference, 'submit_contract')).toBe(1)
    const landlord = await open(urlSign['landlord'] ?? '')
    await landlord.press('Start')
    await at(landlord, 'contract')
    await typeSignature(landlord)
    await reload(landlord, 'end')
    await reload(tenant, 'end')
    expect(await times(reference, 'submit_contract')).toBe(2)
  })
})

/** A page that was reloaded has lost what was brought before. */
async function show<Name extends string>(
  camera: StagedCamera,
  name: Name,
  seen: Readonly<Record<Name, readonly Buffer[]>>,
): Promise<void> {
  for (const [one, pictures] of Object.entries<readonly Buffer[]>(seen)) await camera.bring(one, pictures)
  await camera.show(name)
}
