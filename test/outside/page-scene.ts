import { vi } from 'vitest'
import { z } from 'zod'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { readOperatorKeys } from '../../src/main/operator-access.ts'
import { type CameraFile, openCameraFile } from '../world/cameras/camera-file.ts'
import { type DocumentScene, documentScene, frameSizes } from '../world/cameras/document-scene.ts'
import { type Movement, type PersonScene, personScene } from '../world/cameras/person-scene.ts'
import { specimenPage } from '../world/cameras/specimen-pages.ts'
import { personFile } from '../world/pictures/faces.ts'
import { openBrowser, openPage, type WatchedPage } from '../world/service/browser.ts'
import { requestWithKey } from '../world/service/http-call.ts'
import { serviceKeys, startService, type Service } from '../world/service/service.ts'
import { courseProfile } from '../world/verification/link-courses.ts'
import { type MadeLink, madeLink } from '../world/verification/made-link.ts'

type Fields = Readonly<Record<string, unknown>>

const session = z.looseObject({
  liveness: z
    .looseObject({ prompts: z.array(z.enum(['TURN_LEFT', 'TURN_RIGHT', 'TURN_UP', 'MOUTH_OPEN'])) })
    .nullish(),
})
const detail = z.looseObject({
  completedAt: z.int(),
  finalTransaction: z
    .looseObject({
      ...{ decision: z.string(), warning: z.array(z.looseObject({ code: z.string() })) },
      ...{
        outputImage: z.record(z.string(), z.string()),
        outputFile: z.array(z.looseObject({ name: z.string(), fileName: z.string() })),
      },
    })
    .nullable(),
  auditLog: z.array(z.looseObject({ action: z.string(), description: z.string() })),
})

/** A page of a hosted link, with what it asked of the network. */
export interface LinkPage extends WatchedPage {
  readonly requests: readonly Request[]
  /** Addresses of other origins that it asked. */
  readonly foreign: () => readonly string[]
  /** Waits until a screen of the page is shown, by its name. */
  at(screen: string, seconds?: number): Promise<void>
  press(name: string | RegExp): Promise<void>
  /** How wide and in which colours the page is shown. */
  readonly look: string
  /** What the service asks the face to do, as it said last. */
  readonly prompts: () => readonly Movement[]
}

export type PageOptions = BrowserContextOptions & {
  /** The error that opening a camera ends with, as the Media Capture specification names it. */
  /** Done before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly cameraError?: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError'
}

/** The built service, a browser with a camera, and what is held before it. */
export interface PageScene {
  readonly service: Service
  readonly browser: Browser
  readonly camera: CameraFile
  /** A passport that is held before a telephone, and the person on it. */
  readonly passport: DocumentScene
  readonly person: PersonScene
  readonly ask: ReturnType<typeof requestWithKey>
  /** A link for a passport of the invented state, unless the body says otherwise; nothing is held against a specimen. */
  link(body?: Fields, override?: Fields): Promise<MadeLink>
  open(address: string, options: PageOptions): Promise<LinkPage>
  detailOf(reference: string): Promise<z.output<typeof detail>>
  /** The same, once its transaction is stored: a page may say the end a moment before. */
  endOf(reference: string): Promise<z.output<typeof detail>>
  /** The newest code that was meant for a telephone. */
  phoneCode(): Promise<string>
  /** Under these nothing is held against a specimen, and a face must move as it is asked to. */
  readonly decisionsWithLiveness: Fields
  /** The portrait of the person on the passport, in base64. */
  readonly portrait: string
  template(content: string): Promise<string>
  close(): Promise<void>
}

const phoneInbox = z.looseObject({ items: z.array(z.looseObject({ text: z.string() })) })

/** In milliseconds. */
const untilThere = { timeout: 90_000, interval: 100 } as const

const { FACE_LIVENESS_ERR: _, ...decisionsWithLiveness } = courseProfile.decisions

export async function openPageScene(): Promise<PageScene> {
  const service = await startService({ program: 'built', environment: { SYMBOLON_HOST: '0.0.0.0' } })
  const ask = requestWithKey(service.url, serviceKeys.test)
  const { page: passportPage, holder } = await specimenPage('passport')
  const passport = documentScene(passportPage, frameSizes.phone)
  const person = personScene(holder, { width: 480, height: 640 })
  const camera = openCameraFile(await passport.shown(3))
  const browser = await openBrowser(camera.browserArguments)
  const post = async (path: string, body: Fields): Promise<unknown> => {
    const reply = await ask('POST', path, body)
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.bytes.toString()}`)
    return reply.json()
  }
  const detailOf: PageScene['detailOf'] = async (reference) =>
    detail.parse((await ask('GET', `/docupass/${reference}`)).json())
  return {
    ...{ service, browser, camera, passport, person, ask },
    link: async (body = {}, { docupass = {}, ...override } = {}) => {
      const acceptedDocuments = { documentType: 'P', documentCountry: '', documentState: '' }
      const profileOverride = {
        ...{ decisions: courseProfile.decisions, acceptedDocuments, ...override },
        docupass: { companyName: 'North Quay', ...z.record(z.string(), z.unknown()).parse(docupass) },
      }
      return madeLink.parse(
        await post('/docupass', { profile: 'security_medium', mode: 0, profileOverride, ...body }),
      )
    },
    open: async (address, options) => {
      const opened = await openLinkPage(browser, options)
      await opened.page.goto(address.replace('0.0.0.0', '127.0.0.1'))
      return opened
    },
    detailOf,
    endOf: (reference) =>
      vi.waitFor(async () => {
        const ended = await detailOf(reference)
        if (ended.finalTransaction === null) throw new Error('The link has no transaction yet.')
        return ended
      }, untilThere),
    phoneCode: () =>
      vi.waitFor(async () => {
        const key = readOperatorKeys(service.directory)?.test ?? ''
        const reply = await requestWithKey(service.url, key)('GET', '/x/phone-inbox')
        const code = /\d{6}/.exec(phoneInbox.parse(reply.json()).items[0]?.text ?? '')?.[0]
        if (code === undefined) throw new Error('No code was sent yet.')
        return code
      }, untilThere),
    decisionsWithLiveness,
    portrait: personFile(`${holder.id}-portrait.jpg`),
    template: async (content) =>
      z.looseObject({ templateId: z.string() }).parse(await post('/contract', { name: 'Lease', content }))
        .templateId,
    close: async () => {
      await browser.close()
      camera.close()
      await service.kill()
    },
  }
}

const isForeign = (url: string, own: string): boolean =>
  !/^(data|blob):/.test(url) && new URL(url).origin !== own

async function openLinkPage(
  browser: Browser,
  { cameraError, prepare, ...options }: PageOptions,
): Promise<LinkPage> {
  const watched = await openPage(browser, options)
  const { page } = watched
  await prepare?.(page)
  if (cameraError !== undefined)
    await page.addInitScript(
      `if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '${cameraError}'))`,
    )
  const requests: Request[] = []
  const asked: { prompts: readonly Movement[] } = { prompts: [] }
  const origin = { own: '' }
  page.on('request', (request) => {
    requests.push(request)
    // Where the page itself comes from; a link may lead it to another place at its end.
    if (origin.own === '') origin.own = new URL(request.url()).origin
  })
  page.on('response', (response) => {
    if (!response.url().includes('/docupassappv3/')) return
    void response
      .json()
      .then((body) => {
        const { liveness } = session.parse(body)
        if (liveness) asked.prompts = liveness.prompts
      })
      .catch(() => undefined)
  })
  return {
    ...watched,
    requests,
    foreign: () =>
      requests
        // A link may lead on to another place at its end.
        .filter((request) => !request.isNavigationRequest())
        .map((request) => request.url())
        .filter((url) => isForeign(url, origin.own)),
    at: async (screen, seconds = 90) => {
      const shown = page.locator(`[data-screen="${screen}"]`)
      await shown.waitFor({ timeout: seconds * 1000 }).catch(async () => {
        throw new Error(`There is no ${screen}, but: ${await page.locator('main').innerText()}`)
      })
    },
    press: (name) => page.getByRole('button', { name }).first().click(),
    look: `${options.viewport?.width ?? 0} ${options.colorScheme ?? 'light'}`,
    prompts: () => asked.prompts,
  }
}
