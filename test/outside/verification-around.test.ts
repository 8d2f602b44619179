import { rmSync } from 'node:fs'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasBrowser, openPage, screens, type WatchedPage } from '../world/service/browser.ts'
import { openPageScene, type PageScene } from './page-scene.ts'
import { pageVisits } from './page-visits.ts'
import { openProxy, openSite, type ServerAround } from './servers-around.ts'

const anyDocument = { documentType: '', documentCountry: '', documentState: '' }
/** The service listens everywhere; a browser asks for one address. */
const here = (text: string): string => text.replaceAll('0.0.0.0', '127.0.0.1')
const results = z.array(z.object({ status: z.string(), reference: z.string() }))

describe.skipIf(!hasBrowser())('The page of a hosted link, and what is around it,', () => {
  let scene: PageScene
  let jpeg: Buffer
  const around: ServerAround[] = []
  const visits = pageVisits(() => scene)
  const { open, at } = visits
  beforeAll(async () => {
    scene = await openPageScene()
    jpeg = (await scene.passport.shown(1)).at(-1)?.jpeg ?? Buffer.alloc(0)
  })
  afterEach(async () => {
    await visits.end()
    expect(customer?.problems ?? []).toEqual([])
    await customer?.close()
    customer = undefined
    await Promise.all(around.splice(0).map((server) => server.close()))
  })
  afterAll(async () => {
    await scene.close()
    rmSync(scene.service.directory, { recursive: true, force: true })
  })
  const picture = (): { name: string; mimeType: string; buffer: Buffer } => ({
    ...{ name: 'page.jpg', mimeType: 'image/jpeg', buffer: jpeg },
  })

  it('leaves a person without a camera to a person, where the account offers that', async () => {
    const { url, reference } = await scene.link({ mode: 1 }, { docupass: { allowManualReview: true } })
    const link = await open(url, { ...screens.phone, cameraError: 'NotFoundError' })
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    await link.press('Open the camera')
    await at(link, 'camera-trouble')
    await link.press('Ask a person instead')
    await link.press('Go on here')
    await link.press('Ask a person instead')
    await link.page.locator('dialog').getByRole('button', { name: 'Ask a person' }).click()
    await at(link, 'end')
    const said = link.page.getByText('A person looks at your case, and you will hear from North Quay.')
    await said.waitFor()
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'review' } })
    await link.page.reload()
    await link.page.getByText('A person looks at your case').waitFor()
  })

  it('works below a path of a proxy, and asks for nothing beside it', async () => {
    const proxy = await openProxy('/id/check', here(scene.service.url))
    around.push(proxy)
    const customDocuPassURL = `${proxy.origin}/id/check/`
    const { url, reference } = await scene.link(
      { mode: 1 },
      { docupass: { customDocuPassURL, allowFileUpload: true } },
    )
    expect(url).toContain(`${proxy.origin}/id/check/#`)
    const link = await open(url)
    await link.press('Start')
    await at(link, 'document-choice')
    await link.press('Continue')
    await at(link, 'document-intro')
    scene.camera.show(await scene.passport.mishap('far', 2))
    await link.press('Open the camera')
    await link.at('document-camera')
    await link.page.getByText('Move closer.').waitFor()
    await link.page.locator('input[type=file]').setInputFiles(picture())
    await at(link, 'end')
    const asked = link.requests
      .map((request) => new URL(request.url()))
      .filter(({ protocol }) => protocol === 'http:')
      .map(({ pathname }) => pathname)
    expect(asked.filter((path) => path.endsWith('.bin'))).toHaveLength(1)
    expect(asked.filter((path) => !path.startsWith('/id/check/'))).toEqual([])
    expect(await scene.endOf(reference)).toMatchObject({ finalTransaction: { decision: 'accept' } })
  })

  let customer: WatchedPage | undefined
  /** A customer's page that shows links as its documentation says. Only the newest frame is looked at. */
  const openCustomer = async (): Promise<{ page: Page; frame: FrameLocator; site: ServerAround }> => {
    const site = await openSite(`<!doctype html><html lang="en"><title>Shop</title>
      <script src="${here(scene.service.url)}/js/docupassembed.js"></script>
      <main><h1>Shop</h1><div id="verification" style="width: 60vw; height: 600px"></div></main>
      <script>
        const results = []
        const showLink = (options) => (window.shown = DocupassEmbed.show({ ...options, onResult: (result) => results.push(result) }))
      </script>`)
    around.push(site)
    customer = await openPage(scene.browser, screens.light)
    const { page } = customer
    await page.goto(site.origin)
    return { page, frame: page.locator('iframe').last().contentFrame(), site }
  }
  const embed = (page: Page, options: Readonly<Record<string, string>>): Promise<unknown> =>
    page.evaluate(`void showLink(${here(JSON.stringify(options))})`)
  const resultsIn = async (page: Page) => results.parse(await page.evaluate('results'))

  it('takes a document in a frame of a customer, who learns that it is over, from the page alone', async () => {
    const { url, reference } = await scene.link({ mode: 1 }, { docupass: { allowFileUpload: true } })
    const { page, frame } = await openCustomer()
    await embed(page, { url, element: '#verification', language: 'en' })
    await frame.getByRole('button', { name: 'Start' }).click()
    await frame.getByRole('button', { name: 'Go on with this computer' }).click()
    const width = async () => (await page.locator('iframe').boundingBox())?.width
    await expect.poll(width).toBe(768)
    await page.setViewportSize({ width: 700, height: 800 })
    await expect.poll(width).toBe(420)
    // What another frame or the page itself says is none of the link's.
    await page.evaluate(`postMessage({ status: 'completed', reference: 'X' }, '*')`)
    await page.evaluate(`new Promise((resolve) => {
      const other = document.createElement('iframe')
      other.srcdoc = '<script>parent.postMessage({ status: "completed", reference: "X" }, "*")</' + 'script>'
      other.onload = () => setTimeout(() => { other.remove(); resolve() }, 100)
      document.body.append(other)
    })`)
    expect(await resultsIn(page)).toEqual([])
    await frame.getByRole('button', { name: 'Continue' }).click()
    scene.camera.show(await scene.passport.mishap('far', 2))
    await frame.getByRole('button', { name: 'Open the camera' }).click()
    await frame.getByText('Move closer.').waitFor()
    await frame.locator('input[type=file]').setInputFiles(picture())
    await frame.getByRole('heading', { name: 'All done' }).waitFor()
    await expect.poll(() => resultsIn(page)).toEqual([{ status: 'completed', reference }])
    await page.evaluate('shown.close()')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    expect(await resultsIn(page)).toHaveLength(1)
  })

  it('opens above the page of a customer, and is left by Escape or by the customer', async () => {
    const { url, reference } = await scene.link({ mode: 1 })
    const { page, frame } = await openCustomer()
    await embed(page, { reference })
    await frame.getByRole('button', { name: 'Start' }).waitFor()
    await page.locator('dialog[open]').press('Escape')
    await expect.poll(() => resultsIn(page)).toEqual([{ status: 'cancelled', reference }])
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    await embed(page, { url: url.replace(/#.*/, '#USAAAAAAAAAAAAAAAAAAAAAAAAA'), language: 'de' })
    await frame.getByRole('heading', { name: 'Diesen Link kennen wir nicht' }).waitFor()
    await expect.poll(async () => (await resultsIn(page)).at(-1)?.status).toBe('error')
    await expect(embed(page, {})).rejects.toThrow('DocupassEmbed.show needs the url or the reference')
    await expect(embed(page, { url, element: '#none' })).rejects.toThrow('found no element')
  })

  it('is signed in a frame of a page that the profile names, and of no other', async () => {
    const contractSign = await scene.template('<p>Text</p><div data-signature="1" data-uid="s"></div>')
    const { page, frame, site } = await openCustomer()
    const linkWith = (signingOrigins: readonly string[]) =>
      scene.link({ mode: 3, contractSign }, { acceptedDocuments: anyDocument, docupass: { signingOrigins } })
    const refused = await linkWith(['https://other.example'])
    await embed(page, { url: refused.url, element: '#verification' })
    await frame.getByRole('button', { name: 'Start' }).click()
    await frame.getByRole('heading', { name: 'Sign in a page of its own' }).waitFor()
    const elsewhere = frame.getByRole('link', { name: 'Open a new tab' })
    await expect
      .poll(() => elsewhere.getAttribute('href'))
      .toContain(refused.url.slice(refused.url.indexOf('#')))
    await page.evaluate('shown.close()')
    const allowed = await linkWith([site.origin])
    await embed(page, { url: allowed.url, element: '#verification' })
    await frame.getByRole('button', { name: 'Start' }).click()
    await frame.getByRole('button', { name: 'Sign here' }).click()
    await frame.getByRole('button', { name: 'Type' }).click()
    await frame.getByLabel('Your name').fill('Yuki Novak')
    await frame.getByRole('button', { name: 'Use this' }).click()
    await frame.getByRole('button', { name: 'Sign the document' }).click()
    await frame.getByRole('heading', { name: 'All done' }).waitFor()
    const last = { status: 'completed', reference: allowed.reference }
    await expect.poll(async () => (await resultsIn(page)).at(-1)).toEqual(last)
  })
})
