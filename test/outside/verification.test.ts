import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentScene, frameSizes } from '../world/cameras/document-scene.ts'
import { specimenPage } from '../world/cameras/specimen-pages.ts'
import { hasBrowser, screens } from '../world/service/browser.ts'
import { desktopBrowser } from '../world/verification/link-holder.ts'
import { courseProfile } from '../world/verification/link-courses.ts'
import { type LinkPage, openPageScene, type PageScene } from './page-scene.ts'
import { pageVisits } from './page-visits.ts'

const employer = {
  fieldId: 'employer',
  fieldLabel: 'Employer',
  fieldDescription: '',
  fieldType: 0,
  fieldData: '',
}
const place = (uid: string, party = '') =>
  `<div data-signature="1" data-uid="${uid}" data-label="Signature"${party === '' ? '' : ` data-party="${party}"`}></div>`

const anyDocument = { documentType: '', documentCountry: '', documentState: '' }

describe.skipIf(!hasBrowser())('The page of a hosted link', () => {
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

  const draw = async (page: Page): Promise<void> => {
    const canvas = page.locator('dialog canvas')
    // Waits until it does not move any more.
    await canvas.hover()
    const box = await canvas.boundingBox()
    if (box === null) throw new Error('There is nothing to draw on.')
    const { x, y, width, height } = box
    await page.mouse.move(x + width * 0.2, y + height * 0.7)
    await page.mouse.down()
    for (const [across, down] of [
      [0.3, 0.2],
      [0.45, 0.7],
      [0.6, 0.3],
      [0.8, 0.6],
    ] as const)
      // prettier-ignore
      await page.mouse.move(x + width * across, y + height * down, { steps: 4 })
    await page.mouse.up()
  }
  const sign = async (link: LinkPage, how: 'Draw' | 'Type'): Promise<void> => {
    await at(link, 'contract')
    await link.press('Sign here')
    await link.press(how)
    if (how === 'Draw') await draw(link.page)
    else await link.page.getByLabel('Your name').fill('Yuki Novak')
    await link.press('Use this')
    await link.press('Sign the document')
  }
  /** The camera sees the person, who does what the service asks for. */
  const showFace = async (link: LinkPage): Promise<void> => {
    await at(link, 'face-intro')
    const prompts = link.prompts()
    scene.camera.show(prompts.length === 0 ? await scene.person.rest(3) : await scene.person.moves(prompts))
    await link.press('Open the camera')
  }
  /** A person who was too slow for the prompts is asked for others, and goes back to do those. */
  const untilFaceIsTaken = async (link: LinkPage, next: 'contract' | 'end'): Promise<void> => {
    const taken = link.page.locator(`[data-screen="${next}"]`)
    const refused = link.page.getByRole('button', { name: 'Try again' })
    for (let tries = 0; tries < 4; tries += 1) {
      await taken.or(refused).first().waitFor({ timeout: 60_000 })
      if (await taken.isVisible()) return
      await link.page.goBack()
      await showFace(link)
    }
  }
  const showDocument = async (link: LinkPage): Promise<void> => {
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    scene.camera.show(await scene.passport.shown(4))
    await link.press('Open the camera')
  }

  it('leads through every step there is, on a phone, and goes on where it was after a reload', async () => {
    const contractSign = await scene.template(`<h1>Order</h1><p>Ten chairs.</p>${place('s1')}`)
    const docupass = {
      phoneVerification: 1,
      customField: [employer],
      reviewData: true,
      welcomeMessage: 'Good to see you.',
    }
    const { url, reference } = await scene.link(
      { contractSign },
      { docupass, face: { requireConsent: true }, decisions: scene.decisionsWithLiveness },
    )
    const link = await open(url, { ...screens.phone, reducedMotion: 'no-preference' })
    const { page } = link
    await at(link, 'welcome')
    await page.getByText('Good to see you.').waitFor()
    await link.press('Start')
    await at(link, 'consent')
    await page.getByText('biometric data').waitFor()
    await link.press('I agree')
    await at(link, 'phone-number')
    await page.getByLabel('Phone number').fill('07400 123456')
    await link.press('Send a text message')
    await at(link, 'phone-code')
    await page.getByLabel('Code of six digits').fill(await scene.phoneCode())
    await at(link, 'form')
    await link.press('Continue')
    await page.getByText('Please fill this in.').waitFor()
    await page.getByLabel('Employer').fill('Sample Ltd')
    await link.press('Continue')
    await at(link, 'document-choice')
    await page.reload()
    await showDocument(link)
    await at(link, 'document-camera')
    await at(link, 'review')
    await page.getByText('NOVAK').waitFor()
    await link.press('Yes, go on')
    await showFace(link)
    await at(link, 'face-camera')
    await untilFaceIsTaken(link, 'contract')
    await sign(link, 'Draw')
    await at(link, 'end')
    const { finalTransaction, auditLog } = await scene.endOf(reference)
    expect(finalTransaction).toMatchObject({ decision: 'accept', warning: [] })
    await page.getByRole('heading', { name: 'All done' }).waitFor()
    expect(Object.keys(finalTransaction?.outputImage ?? {}).toSorted()).toEqual(['face', 'front'])
    expect(finalTransaction?.outputFile).toHaveLength(1)
    const actions = auditLog.map(({ action }) => action)
    expect(actions.filter((action) => action === 'upload_document')).toHaveLength(1)
    // The camera of the browser bears the name of a real one.
    const reports = auditLog.filter(({ action }) => action === 'audit').map(({ description }) => description)
    expect(reports).toContain('The device reports: camera.')
    expect(reports).not.toContain('The device reports: virtual_camera.')
  })

  it('takes both sides of a card, by keyboard alone', async () => {
    const [front, back] = await Promise.all(
      (['other', 'zone'] as const).map(async (side) =>
        documentScene((await specimenPage('id-card', { side })).page, frameSizes.desktop).shown(4),
      ),
    )
    const { url, reference } = await scene.link({ mode: 1 }, { acceptedDocuments: anyDocument })
    const link = await open(url, { ...screens.dark, userAgent: desktopBrowser })
    const { page } = link
    /** Moves the focus to a control by its name, and presses it. */
    const enter = async (name: string): Promise<void> => {
      const control = page.getByRole('button', { name }).first()
      await control.waitFor()
      for (let tabs = 0; tabs < 20; tabs += 1) {
        if (await page.locator('button:focus', { hasText: name }).isVisible()) break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
    }
    await at(link, 'welcome')
    await enter('Start')
    await at(link, 'hand-off')
    await enter('Go on with this computer')
    await at(link, 'document-choice')
    await enter('Continue')
    await at(link, 'document-intro')
    scene.camera.show([...(front ?? []), ...(back ?? [])])
    await enter('Open the camera')
    await at(link, 'document-camera')
    await at(link, 'end')
    const { finalTransaction } = await scene.endOf(reference)
    expect(finalTransaction).toMatchObject({ decision: 'accept' })
    expect(Object.keys(finalTransaction?.outputImage ?? {}).toSorted()).toEqual(['back', 'front'])
  })

  it('shows all that a wide camera sees on an upright screen, and takes the page of a passport', async () => {
    const { url, reference } = await scene.link({ mode: 1 })
    const link = await open(url, { ...screens.phone, viewport: { width: 768, height: 1024 } })
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    scene.camera.show(await documentScene((await specimenPage('passport')).page, frameSizes.desktop).shown(6))
    await link.press('Open the camera')
    await at(link, 'end')
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })

  it('takes a face alone, and sends the person on after the end, if they do not stay', async () => {
    const body = { mode: 2, referenceFace: scene.portrait }
    const { url, reference } = await scene.link(body, {
      acceptedDocuments: anyDocument,
      docupass: { acceptUrl: 'https://shop.example/done' },
    })
    const link = await open(url)
    await link.page.route('https://shop.example/**', (route) => route.fulfill({ body: 'Thank you' }))
    await link.press('Start')
    await at(link, 'consent')
    await link.press('Go on without agreeing')
    await showFace(link)
    await at(link, 'end')
    expect(await scene.endOf(reference)).toMatchObject({
      finalTransaction: { decision: 'accept', warning: [] },
    })
    await link.page
      .getByRole('button', { name: 'Go on now' })
      .or(link.page.getByRole('link', { name: 'Go on now' }))
      .waitFor()
    await link.page.waitForURL('https://shop.example/done*')
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })

  it('shows a face that an upright camera sees, on a wide screen, and takes it', async () => {
    const { url, reference } = await scene.link(
      { mode: 2, referenceFace: scene.portrait },
      { acceptedDocuments: anyDocument, decisions: scene.decisionsWithLiveness },
    )
    const viewport = { width: 1440, height: 900 }
    const link = await open(url, { ...screens.light, viewport, reducedMotion: 'no-preference' })
    await link.press('Start')
    await link.press('Go on with this computer')
    await at(link, 'consent')
    await link.press('Go on without agreeing')
    await showFace(link)
    await untilFaceIsTaken(link, 'end')
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })

  it('has several people sign, each by their own address, and waits for the others', async () => {
    const contractSign = await scene.template(
      `<h1>Lease</h1>${place('s1', 'tenant')}${place('s2', 'landlord')}`,
    )
    const { urlSign, reference } = await scene.link(
      { mode: 3, contractSign },
      { acceptedDocuments: anyDocument },
    )
    const tenant = await open(urlSign['tenant'] ?? '')
    await tenant.page.getByRole('heading', { name: 'Read and sign' }).waitFor()
    await tenant.press('Start')
    await sign(tenant, 'Draw')
    await at(tenant, 'party-pending')
    const landlord = await open(urlSign['landlord'] ?? '', screens.light)
    await landlord.press('Start')
    await sign(landlord, 'Type')
    await at(landlord, 'end')
    await at(tenant, 'end')
    const { finalTransaction } = await scene.endOf(reference)
    expect(finalTransaction).toMatchObject({ decision: 'accept' })
  })

  it('says kindly that a person decides, or that it did not work out, and nothing of what was expected', async () => {
    const review = { enabled: true, review: 0, reject: -1, weight: 1 }
    const jpeg = (await scene.passport.shown(1)).at(-1)?.jpeg ?? Buffer.alloc(0)
    const endWith = async (override: Readonly<Record<string, unknown>>): Promise<string> => {
      const { url } = await scene.link(
        { mode: 1, verifyName: 'Someone Else' },
        { docupass: { allowFileUpload: true }, decisions: { ...courseProfile.decisions, ...override } },
      )
      const link = await open(url, { ...screens.phone, cameraError: 'NotReadableError' })
      await link.press('Start')
      await showDocument(link)
      await at(link, 'camera-trouble')
      await link.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: jpeg })
      await at(link, 'end')
      const text = await link.page.locator('main').innerText()
      expect(text).not.toContain('Someone')
      return text
    }
    expect(await endWith({})).toContain('This did not work out')
    expect(await endWith({ NAME_VERIFICATION_FAILED: review })).toContain('A person looks at it')
  })
})
