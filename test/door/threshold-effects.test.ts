import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { personBytes, personFile } from '../world/pictures/faces.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { codesOf, scanAnswer } from '../world/service/wire-shapes.ts'

/** A picture that shows what a threshold is about, and the one number that makes the service mind it or not. */
interface Effect {
  readonly threshold: string
  readonly code: string
  readonly url?: '/face'
  readonly body: () => Promise<Readonly<Record<string, string>>>
  /** Where the warning is off by default. */
  readonly switchedOn?: true
  /** With the threshold of the profile, and with this one. */
  readonly to: number
  readonly raised: readonly [boolean, boolean]
}

let server: TestServer
let drawPhotograph: Buffer
let page: Buffer
beforeAll(async () => {
  server = await openTestAccount()
  const request = { kind: 'passport', seed: 6, today: todayInUtc() } as const
  drawPhotograph = (await specimenFile(request)).bytes
  page = (await specimenFile({ ...request, flat: true })).bytes
})
afterAll(() => server.close())

const asDocument = async (picture: Sharp) => ({
  document: (await picture.jpeg({ quality: 95 }).toBuffer()).toString('base64'),
})

/** The pixels of a screen, each brighter in its middle, seen from where five of the camera's see two of its. */
async function photographScreen() {
  const { data, info } = await sharp(drawPhotograph).raw().toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  const wave = (at: number) => 1 + 0.25 * Math.sin((2 * Math.PI * at) / 2.5)
  const lit = data.map((value, at) => {
    const pixel = Math.floor(at / channels)
    return Math.min(255, value * 0.8 * wave(pixel % width) * wave(Math.floor(pixel / width)))
  })
  return sharp(lit, { raw: info })
}

/** A lamp's reflection over the middle of the page. */
function addGlare() {
  const lamp = Buffer.from(
    '<svg width="260" height="180"><ellipse cx="130" cy="90" rx="125" ry="85" fill="#fff"/></svg>',
  )
  return sharp(drawPhotograph).composite([{ input: lamp }])
}

const addWindowReflection = () =>
  sharp(drawPhotograph)
    .resize(900)
    .extend({ left: 400, right: 400, top: 100, bottom: 100, background: '#20242c' })

const face = (name: string) => () =>
  Promise.resolve({ reference: personFile('p01-portrait.jpg'), face: personFile(name) })

/** A copy that was made smaller. */
const copy = async () => ({
  reference: personFile('p01-portrait.jpg'),
  face: (await sharp(personBytes('p01-portrait.jpg')).resize(300).jpeg().toBuffer()).toString('base64'),
})

const coveredThresholds = { to: 1, raised: [true, false] } as const
const effects: readonly Effect[] = [
  { threshold: 'smallImage', code: 'IMAGE_TOO_SMALL', body: () => asDocument(sharp(drawPhotograph).resize(280)), ...coveredThresholds },
  { threshold: 'blurryImage', code: 'IMAGE_TOO_BLURRY', body: () => asDocument(sharp(drawPhotograph).blur(4)), to: 0, raised: [false, true] },
  { threshold: 'glareDetect', code: 'GLARE_DETECTED', body: () => asDocument(addGlare()), switchedOn: true, ...coveredThresholds },
  { threshold: 'blackWhite', code: 'BLACK_WHITE_DOCUMENT', body: () => asDocument(sharp(drawPhotograph).grayscale()), switchedOn: true, ...coveredThresholds },
  { threshold: 'artificialImage', code: 'ARTIFICIAL_IMAGE', body: () => asDocument(sharp(page)), to: 0, raised: [false, true] },
  { threshold: 'cameraPerspective', code: 'INVALID_CAMERA_PERSPECTIVE', body: () => asDocument(addWindowReflection()), switchedOn: true, ...coveredThresholds },
  { threshold: 'recapture', code: 'RECAPTURED_DOCUMENT', body: async () => asDocument(await photographScreen()), switchedOn: true, ...coveredThresholds },
  { threshold: 'face', code: 'FACE_MISMATCH', url: '/face', body: face('p01-selfie-1.jpg'), to: 1, raised: [false, true] },
  { threshold: 'faceIdentical', code: 'FACE_IDENTICAL', url: '/face', body: copy, ...coveredThresholds },
  { threshold: 'faceLiveness', code: 'FACE_LIVENESS_ERR', url: '/face', body: face('p01-selfie-1.jpg'), to: 1, raised: [false, true] },
  { threshold: 'faceRecapture', code: 'RECAPTURED_FACE', url: '/face', body: face('p01-selfie-1.jpg'), to: 0, raised: [false, true] },
] // prettier-ignore

describe('One threshold changed alone', () => {
  it.each(effects)('$threshold to $to is seen in the answer', async (effect) => {
    const { threshold, code, url = '/scan', switchedOn, to, raised } = effect
    const picture = await effect.body()
    const isRaised = async (thresholds: Readonly<Record<string, number>>) => {
      const profileOverride = {
        ...{ saveResult: false, outputImage: false, thresholds },
        decisions: switchedOn === undefined ? {} : { [code]: { enabled: true } },
      }
      const body = { ...picture, profile: 'security_medium', profileOverride }
      const reply = await server.ask({ method: 'POST', url, key: 'test', body })
      return codesOf(scanAnswer.parse(reply.json())).includes(code)
    }
    expect([await isRaised({}), await isRaised({ [threshold]: to })]).toEqual(raised)
  })
})
