import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { type CameraFile, openCameraFile } from '../test/world/cameras/camera-file.ts'
import { documentScene, frameSizes } from '../test/world/cameras/document-scene.ts'
import { personScene } from '../test/world/cameras/person-scene.ts'
import { specimenPage } from '../test/world/cameras/specimen-pages.ts'
import { openBrowser, openPage, screens } from '../test/world/service/browser.ts'
import { requestWithKey, sendHttpRequest } from '../test/world/service/http-call.ts'
import { serviceKeys, startService } from '../test/world/service/service.ts'
import { courseProfile } from '../test/world/verification/link-courses.ts'
import { medianOf } from '../src/vocabulary/imaging/median.ts'

/**
 * `npm run bench:page`: how heavy and how quick the page of a hosted link is, in Chromium against the built service. Figures
 * depend on what else the machine does. What the camera finds in drawn scenes is measured by `bench:page-detector`.
 */
const runs = 5
/** As Chromium's own tools have it, so that figures can be compared: bytes a second, and milliseconds. */
const fast3G = { offline: false, downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 }
const slowdown = 4

const service = await startService({ program: 'built' })
const ask = requestWithKey(service.url, serviceKeys.test)
const { page: passportPage, holder } = await specimenPage('passport')
const passport = documentScene(passportPage, frameSizes.phone)
const person = personScene(holder, { width: 480, height: 640 })
const camera = openCameraFile(await passport.shown(4))
const browser = await openBrowser(camera.browserArguments)
try {
  const load = await firstLoad(browser)
  console.log(`first load, gzip: ${kB(load.gzip)} in ${load.count} files (${kB(load.plain)} as they are)`)
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await timeToInteractive(browser))
  console.log(`time to interactive at ${slowdown}x CPU slowdown and fast 3G: median ${seconds(medianOf(times) ?? 0)}, worst ${seconds(Math.max(...times))} of ${runs}`) // prettier-ignore
  const flow = await wholeFlow(browser, camera)
  console.log(`a whole flow of mode 0: ${kB(flow.down)} received, ${kB(flow.up)} sent`)
  console.log(`auto-capture of a document that is brought in and held: ${seconds(flow.captureMs)} after the camera is opened`) // prettier-ignore
} finally {
  await browser.close()
  camera.close()
  await service.kill()
  rmSync(service.directory, { recursive: true, force: true })
}

async function link(): Promise<string> {
  const profileOverride = {
    decisions: courseProfile.decisions,
    acceptedDocuments: { documentType: 'P', documentCountry: '', documentState: '' },
  }
  const reply = await ask('POST', '/docupass', { profile: 'security_medium', mode: 0, profileOverride })
  return z.looseObject({ url: z.string() }).parse(reply.json()).url
}

function shown(page: Page, screen: string): Promise<void> {
  return page.locator(`[data-screen="${screen}"]`).waitFor({ timeout: 60_000 })
}

/** Everything that the page has loaded when its first screen can be used, compressed here. */
async function firstLoad(browser: Browser): Promise<{ gzip: number; plain: number; count: number }> {
  const opened = await openPage(browser, screens.phone)
  const paths = new Set<string>()
  opened.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.url().startsWith('http') && !pathname.includes('/docupassappv3/')) paths.add(pathname)
  })
  await opened.page.goto(await link())
  await shown(opened.page, 'welcome')
  await opened.page.waitForLoadState('networkidle')
  await opened.close()
  const bodies = await Promise.all(
    Array.from(paths, async (path) => (await sendHttpRequest(service.url, { method: 'GET', path })).bytes),
  )
  const sum = (of: (body: Buffer) => number): number => bodies.reduce((total, body) => total + of(body), 0)
  return {
    gzip: sum((body) => gzipSync(body).length),
    plain: sum(({ length }) => length),
    count: bodies.length,
  }
}

/** Milliseconds from the navigation until the first button can be pressed. */
async function timeToInteractive(browser: Browser): Promise<number> {
  const opened = await openPage(browser, screens.phone)
  const { page } = opened
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', fast3G)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const address = await link()
  await page.addInitScript(
    `new MutationObserver(() => { if (!window.usableAt && document.querySelector('[data-screen="welcome"] main button')) window.usableAt = performance.now() }).observe(document, { childList: true, subtree: true })`,
  )
  await page.goto(address)
  await shown(page, 'welcome')
  const time = z.number().parse(await page.evaluate('window.usableAt'))
  await opened.close()
  return time
}

/** Bytes of a person who goes through document and face, and how soon the picture of the document is taken. */
async function wholeFlow(
  browser: Browser,
  camera: CameraFile,
): Promise<{ down: number; up: number; captureMs: number }> {
  const opened = await openPage(browser, screens.phone)
  const { page } = opened
  const sizes: Promise<{ down: number; up: number }>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then((one) => ({ down: one.responseBodySize + one.responseHeadersSize, up: one.requestBodySize + one.requestHeadersSize }))) // prettier-ignore
  })
  const press = (name: string): Promise<void> => page.getByRole('button', { name }).first().click()
  await page.goto(await link())
  await press('Start')
  await shown(page, 'consent')
  await press('I agree')
  await press('Continue')
  await shown(page, 'document-intro')
  await press('Open the camera')
  await shown(page, 'document-camera')
  const from = performance.now()
  await page.waitForRequest('**/upload_document', { timeout: 60_000 })
  const captureMs = performance.now() - from
  await shown(page, 'face-intro')
  camera.show(await person.rest(5))
  await press('Open the camera')
  await shown(page, 'end')
  const all = await Promise.all(sizes)
  await opened.close()
  return {
    down: all.reduce((total, { down }) => total + down, 0),
    up: all.reduce((total, { up }) => total + up, 0),
    captureMs,
  }
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
