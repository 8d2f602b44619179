import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { openCameraFile } from '../test/world/cameras/camera-file.ts'
import { documentScene, frameSizes } from '../test/world/cameras/document-scene.ts'
import { personScene } from '../test/world/cameras/person-scene.ts'
import { specimenPage } from '../test/world/cameras/specimen-pages.ts'
import { personFile } from '../test/world/pictures/faces.ts'
import { openBrowser, openPage, screens } from '../test/world/service/browser.ts'
import { requestWithKey } from '../test/world/service/http-call.ts'
import { serviceKeys, startService } from '../test/world/service/service.ts'
import { courseProfile } from '../test/world/verification/link-courses.ts'

/**
 * `npm run bench:page-smooth`: how long the page of a hosted link is held up while its cameras look, in Chromium whose main
 * thread is slowed four times. Chromium slows no other thread, so how soon a picture is taken says nothing of phones here.
 */
const [slowdown, watched] = [4, 8_000]

const service = await startService({ program: 'built' })
const ask = requestWithKey(service.url, serviceKeys.test)
const { page: passportPage, holder } = await specimenPage('passport')
const passport = documentScene(passportPage, frameSizes.phone)
const person = personScene(holder, { width: 480, height: 640 })
const camera = openCameraFile(await passport.mishap('far', 3))
const browser = await openBrowser(camera.browserArguments)
try {
  console.log(`document looked for: ${await heldUp(browser, 1, 'Move closer.')}`)
  camera.show(await person.rest(3))
  console.log(`face that rests: ${await heldUp(browser, 2, 'Movement 1 of 2')}`)
} finally {
  await browser.close()
  camera.close()
  await service.kill()
  rmSync(service.directory, { recursive: true, force: true })
}

async function link(mode: 1 | 2): Promise<string> {
  const { FACE_LIVENESS_ERR: _, ...decisions } = courseProfile.decisions
  const acceptedDocuments = { documentType: mode === 1 ? 'P' : '', documentCountry: '', documentState: '' }
  const reply = await ask('POST', '/docupass', {
    ...{ profile: 'security_medium', mode, profileOverride: { decisions, acceptedDocuments } },
    ...(mode === 2 ? { referenceFace: personFile(`${holder.id}-portrait.jpg`) } : {}),
  })
  return z.looseObject({ url: z.string() }).parse(reply.json()).url
}

/** Leads to a camera, waits until it says something of what it sees, and watches the main thread from there. */
async function heldUp(browser: Browser, mode: 1 | 2, until: string): Promise<string> {
  const opened = await openPage(browser, { ...screens.phone, reducedMotion: 'no-preference' })
  const { page } = opened
  await page.goto(await link(mode))
  await press(page, 'Start')
  if (mode === 2) await press(page, 'Go on without agreeing')
  else await press(page, 'Continue')
  const tools = await page.context().newCDPSession(page)
  await page.getByRole('button', { name: 'Open the camera' }).waitFor()
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await press(page, 'Open the camera')
  await page.getByText(until).first().waitFor()
  const lengths = z.array(z.number()).parse(
    await page.evaluate(`new Promise((resolve) => {
      const lengths = []
      new PerformanceObserver((list) => lengths.push(...list.getEntries().map((one) => one.duration))).observe({ type: 'longtask' })
      setTimeout(() => resolve(lengths), ${watched})
    })`),
  )
  await opened.close()
  const blocked = lengths.reduce((sum, length) => sum + length - 50, 0)
  const longest = Math.max(0, ...lengths)
  return `${lengths.length} tasks of more than 50 ms in ${watched / 1000} s, the longest ${longest.toFixed(0)} ms, ${blocked.toFixed(0)} ms beyond 50`
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
}
