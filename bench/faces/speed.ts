import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { faceSimilarity } from '../../src/engine/face/face-similarity.ts'
import { fuseFaces } from '../../src/engine/face/fuse-faces.ts'
import { type PersonPicture, pictureFile } from '../../src/engine/specimens/person.ts'
import { people } from '../../src/engine/specimens/tables/people.table.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { sendHttpRequest } from '../../test/world/service/http-call.ts'
import { buildService, serviceKeys, startService } from '../../test/world/service/service.ts'
import { percentileRange } from '../kit/figures.ts'
import { openNetworks } from './networks.ts'
import { decodeImage } from './sets.ts'

/** Networks run in so many threads, as in the service. */
const threads = 2
const rounds = 3
/** Longer side of the pictures, in pixels. */
const longSide = 800
/** One frame is a picture, five are what a telephone sends in a second. */
const frameCounts = [1, 5] as const

interface FaceRequest {
  readonly portrait: Buffer
  readonly frames: readonly Buffer[]
}

interface Times {
  readonly clock: number[]
  readonly processor: number[]
}

/** How long a portrait and one or five frames take, from bytes of JPEG to the score: in this process, and over HTTP. */
export async function reportSpeed(): Promise<void> {
  for (const count of frameCounts) {
    const questions = await faceRequests(count)
    const name = count === 1 ? '1:1' : `${count} frames`
    const here = await measureInProcess(questions)
    console.log(`${name}, ${longSide} px, in process, ${threads} threads: ${percentileRange(here.clock)} by the clock, ${percentileRange(here.processor)} of processor`) // prettier-ignore
    console.log(`${name}, POST /face: ${percentileRange(await measureOverHttp(questions))} by the clock`)
  }
}

async function faceRequests(count: number): Promise<readonly FaceRequest[]> {
  const file = async (id: string, picture: PersonPicture) => {
    const bytes = await readFile(
      new URL(`../../data/people/${pictureFile({ id }, picture)}`, import.meta.url),
    )
    return sharp(bytes)
      .resize({ width: longSide, height: longSide, fit: 'inside' })
      .jpeg({ quality: 85 })
      .toBuffer()
  }
  return Promise.all(
    people.slice(0, 12).map(async ({ id }) => ({
      portrait: await file(id, 'portrait'),
      frames: await Promise.all(
        Array.from({ length: count }, (_, n) => file(id, n % 2 === 0 ? 'selfie-1' : 'selfie-2')),
      ),
    })),
  )
}

async function measureInProcess(questions: readonly FaceRequest[]): Promise<Times> {
  sharp.concurrency(1)
  const see = openNetworks(threads)
  const described = async (pixels: Promise<Pixels>) => {
    const [face] = (await see(await pixels, 1)).seen
    if (face === undefined) throw new Error('no face is found in a picture of this service')
    return face.description
  }
  // As in the service, one picture is decoded while the networks look at the one before.
  const scored = async ({ portrait, frames: [first = portrait, ...rest] }: FaceRequest) => {
    const [whole, face, ...others] = [portrait, first, ...rest].map(decodeImage)
    if (whole === undefined || face === undefined) throw new Error('two pictures at least are compared')
    const [other, one] = [await described(whole), await described(face)]
    const more = []
    for (const frame of others) more.push(await described(frame))
    return faceSimilarity(fuseFaces([one, ...more]).description, other)
  }
  for (const question of questions.slice(0, 3)) await scored(question)
  const times: Times = { clock: [], processor: [] }
  for (const question of Array.from({ length: rounds }, () => questions).flat()) {
    const [begun, used] = [performance.now(), process.cpuUsage()]
    await scored(question)
    times.clock.push(performance.now() - begun)
    const { user, system } = process.cpuUsage(used)
    times.processor.push((user + system) / 1000)
  }
  return times
}

async function measureOverHttp(questions: readonly FaceRequest[]): Promise<readonly number[]> {
  buildService()
  const service = await startService({ program: 'built' })
  try {
    const ask = async ({ portrait, frames }: FaceRequest): Promise<number> => {
      const body = JSON.stringify({ profile: 'security_medium', reference: portrait.toString('base64'), face: frames.map((frame) => frame.toString('base64')).join() }) // prettier-ignore
      const headers = { 'Content-Type': 'application/json', 'X-Api-Key': serviceKeys.test }
      const begun = performance.now()
      const { status } = await sendHttpRequest(service.url, { method: 'POST', path: '/face', headers, body })
      if (status !== 200) throw new Error(`POST /face answered ${status}`)
      return performance.now() - begun
    }
    for (const question of questions.slice(0, 3)) await ask(question)
    const times: number[] = []
    for (const question of Array.from({ length: rounds }, () => questions).flat())
      times.push(await ask(question))
    return times
  } finally {
    await service.stop()
    rmSync(service.directory, { recursive: true, force: true })
  }
}
