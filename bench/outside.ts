import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sendHttpRequest } from '../test/world/service/http-call.ts'
import { buildService, generousTimeouts, serviceKeys, startService } from '../test/world/service/service.ts'
import { answerShape, type Answer } from './outside/answer.ts'
import { photograph } from './outside/camera.ts'
import { photographSecond, scan as scanPage } from './outside/camera-second.ts'
import { faceLink } from './outside/faces.ts'
import type { Layout } from './outside/layout.ts'
import { layouts } from './outside/layouts.ts'
import { layoutsSecond } from './outside/layouts-second.ts'
import { drawNothing } from './outside/nothing.ts'
import { drawNothingSecond } from './outside/nothing-second.ts'
import { Random } from './outside/random.ts'
import { writeReport, type Answered } from './outside/report.ts'
import { picturesOf, type Call } from './outside/score.ts'
import type { Sheet } from './outside/sheet.ts'

/**
 * How the service reads documents of a generator that knows nothing of it: layouts of invented states, drawn and
 * photographed here, sent to the built service as a client sends them. Two sets of eight layouts, with pictures of no
 * document beside each, and two cameras.
 * `npm run bench:outside -- [--set second] [--camera second] [--from 1] [--count 6] [--altered 4] [--nothing 20]
 * [--only text of a layout's name] [--keep]`; kept pictures lie in `.cache/outside`.
 * Fonts are those of the system; `OCR B` must be among them (Debian: fonts-ocr-b).
 */
const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '6' },
    altered: { type: 'string', default: '4' },
    nothing: { type: 'string', default: '20' },
    set: { type: 'string', default: 'first' },
    camera: { type: 'string', default: 'first' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
})
const from = Number(options.from)
const set = chosen('set', {
  first: { layouts, drawNothing },
  second: { layouts: layoutsSecond, drawNothing: drawNothingSecond },
})
const camera = chosen('camera', {
  first: { photograph, shareOnOnePage: 0 },
  second: { photograph: photographSecond, shareOnOnePage: 0.2 },
})
const cache = fileURLToPath(new URL('../.cache/outside', import.meta.url))
if (options.keep) mkdirSync(cache, { recursive: true })

buildService()
const service = await startService({ program: 'built', environment: generousTimeouts })
const rows: Answered[] = []
const nothing: { readonly answer: Answer; readonly ms: number }[] = []
try {
  const drawn = set.layouts.filter((layout) => layout.name.includes(options.only))
  for (const [at, layout] of drawn.entries()) {
    for (let i = 0; i < Number(options.count); i++)
      for (const call of await drawCalls(layout, {
        seed: from + i * 31 + at * 1009,
        at: i,
        isAltered: false,
      }))
        rows.push(await answer(call))
    if (layout.state !== null)
      for (let i = 0; i < Number(options.altered); i++)
        for (const call of await drawCalls(layout, {
          seed: from + 500 + i * 31 + at * 1009,
          at: i,
          isAltered: true,
        }))
          rows.push(await answer(call))
  }
  for (let i = 0; i < Number(options.nothing); i++)
    nothing.push(await scan(`nothing-${i}`, [await set.drawNothing(new Random(from + 7000 + i), i)]))
  writeReport(rows, nothing)
} finally {
  await service.stop()
  rmSync(service.directory, { recursive: true, force: true })
}

/** The set or camera that an option names. */
function chosen<T>(name: 'set' | 'camera', choices: Readonly<Record<string, T>>): T {
  const choice = choices[options[name]]
  if (choice === undefined) throw new Error(`--${name} is one of ${Object.keys(choices).join(', ')}`)
  return choice
}

/** A document that is sent both sides together, and each other time one side alone. */
async function drawCalls(
  layout: Layout,
  { seed, at, isAltered }: { readonly seed: number; readonly at: number; readonly isAltered: boolean },
): Promise<Call[]> {
  const random = new Random(seed)
  const { front, back } = layout.draw({ random, face: await faceLink(random), isAltered })
  const pitch = isAltered ? random.between(10, 20) : 5 + (((from + at) % 6) + random.unit()) * 2.5
  const common = { layout, pitch, isAltered }
  if (back !== null && camera.shareOnOnePage > 0 && random.happens(camera.shareOnOnePage))
    return [{ ...common, name: 'scan', sides: await scanPage(random, [front, back], pitch) }]
  const shoot = async (sheet: Sheet): Promise<Call['sides'][number]> => ({
    sheet,
    photograph: await camera.photograph(random, sheet, pitch),
  })
  const first = await shoot(front)
  if (back === null) return [{ ...common, name: 'page', sides: [first] }]
  const second = await shoot(back)
  const both: Call = { ...common, name: 'both', sides: [first, second] }
  if (isAltered) return [both]
  return [
    both,
    at % 2 === 0
      ? { ...common, name: 'front', sides: [first] }
      : { ...common, name: 'back', sides: [second] },
  ]
}

async function answer(call: Call): Promise<Answered> {
  const name = `${call.layout.name}-${call.name}-${rows.length}`
  return {
    call,
    id: rows.length,
    ...(await scan(
      name,
      picturesOf(call).flatMap(([side]) => side?.photograph.bytes ?? []),
    )),
  }
}

async function scan(name: string, [front, back]: readonly Buffer[]): Promise<{ answer: Answer; ms: number }> {
  const body = {
    profile: 'security_medium',
    document: front?.toString('base64'),
    ...(back === undefined ? {} : { documentBack: back.toString('base64') }),
    // Invented issuers are rightly reported as such; the decision is to show everything else.
    profileOverride: { outputImage: false, decisions: { FAKE_ID: { enabled: false } } },
  }
  const headers = { 'X-API-KEY': serviceKeys.server, 'Content-Type': 'application/json' }
  const start = performance.now()
  const response = await sendHttpRequest(service.url, {
    method: 'POST',
    path: '/scan',
    headers,
    body: JSON.stringify(body),
  })
  const ms = performance.now() - start
  const json = response.json()
  if (options.keep) {
    writeFileSync(`${cache}/${name}.json`, JSON.stringify(json, null, 1))
    if (front !== undefined) writeFileSync(`${cache}/${name}-0.jpg`, front)
    if (back !== undefined) writeFileSync(`${cache}/${name}-1.jpg`, back)
  }
  return { answer: answerShape.parse(json), ms }
}
