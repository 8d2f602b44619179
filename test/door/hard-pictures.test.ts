import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawnJunk } from '../../bench/hard/junk.ts'
import { workLimits } from '../../src/engine/reading/work/look-costs.table.ts'
import type { Inference } from '../../src/flows/ports/inference/inference.ts'
import { costOfFinding, costOfLine } from '../../src/engine/reading/work/within-budget.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer, valuesOf, type ScanAnswer } from '../world/service/wire-shapes.ts'

let server: TestServer
let passport: Buffer

beforeAll(async () => {
  server = await openTestServer()
  passport = (await specimenFile({ kind: 'passport', today: todayInUtc() })).bytes
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

/** What one scan looked at: sizes in which text was looked for, lines that were read, all of it in units of work. */
async function scanned(file: Buffer, profileOverride: object = {}) {
  const { inference } = server.service.ports
  const finding: Parameters<Inference['findText']>[] = []
  const reading: Parameters<Inference['readText']>[] = []
  const chargedTo = inference.chargedTo.bind(inference)
  // A request looks at its pictures by functions of its own, which know whom to charge.
  vi.spyOn(inference, 'chargedTo').mockImplementation((payer) => {
    const own = chargedTo(payer)
    return {
      ...own,
      findText: (...look) => {
        finding.push(look)
        return own.findText(...look)
      },
      readText: (...look) => {
        reading.push(look)
        return own.readText(...look)
      },
    }
  })
  const body = { document: file.toString('base64'), profile: 'security_low', profileOverride }
  const answer = scanAnswer.parse((await server.ask({ method: 'POST', url: '/scan', body })).json())
  const found = finding.map(([pixels, { longSide }]) => costOfFinding(pixels, longSide))
  const lines = reading.flatMap(([, quads, options]) => quads.map((quad) => costOfLine(quad, options)))
  const sizes = finding.map(([, { longSide }]) => longSide)
  vi.restoreAllMocks()
  return {
    answer,
    sizes,
    lines: lines.length,
    units: [...found, ...lines].reduce((sum, one) => sum + one, 0),
  }
}

const junk = async (index: number): Promise<Buffer> => (await drawnJunk(randomFrom(77 + index), index)).file

async function traceOf({ transactionId }: ScanAnswer): Promise<string> {
  return (await server.ask({ method: 'GET', url: `/transaction/${transactionId}?trace=1` })).body
}

describe('A hard picture', () => {
  it('of a passport that lies turned costs one small look more than the same passport upright', async () => {
    const upright = await scanned(passport)
    expect(upright.sizes).toEqual([640])
    for (const angle of [90, 180, 270]) {
      const turned = await scanned(await sharp(passport).rotate(angle).jpeg({ quality: 95 }).toBuffer())
      expect(turned.sizes).toEqual([640, 640])
      expect(turned.units).toBeLessThan(5 * upright.units)
      expect(valuesOf(turned.answer)['documentNumber']).toBe(valuesOf(upright.answer)['documentNumber'])
    }
  })

  it.each([
    ['noise', 0],
    ['squares', 3],
    ['bars', 4],
  ])('of %s is not looked at in the largest size, and is no document', async (_, index) => {
    const { answer, sizes, lines } = await scanned(await junk(index))
    expect(sizes).not.toContain(1600)
    expect(lines).toBeLessThan(20)
    expect(answer.decision).not.toBe('accept')
  })

  it.each([
    ['a letter', 5],
    ['a leaning letter', 6],
    ['a sheet of figures', 7],
    ['lines like those of a zone', 8],
  ])('of %s costs no more than the work of a search, and is no document', async (_, index) => {
    const { answer, units } = await scanned(await junk(index))
    expect(units).toBeGreaterThan(0)
    expect(units).toBeLessThanOrEqual(workLimits.search)
    expect(answer.decision).not.toBe('accept')
  })

  it('over which reading stops is answered so, with the reason in the trace', async () => {
    const { answer } = await scanned(await junk(7))
    expect(answer.decision).not.toBe('accept')
    expect(answer.warning.map(({ code }) => code)).toContain('UNRECOGNIZED_DOCUMENT')
    expect(await traceOf(answer)).toContain('before reading stopped at its work limit')
  })
})

describe.each(['/quickscan', '/veryquickscan'])('POST %s', (url) => {
  const quick = async (file: Buffer) =>
    (await server.ask({ method: 'POST', url, body: { document: file.toString('base64') } })).record()

  it('says over which picture reading stopped, and nothing of one that was read whole', async () => {
    const reason =
      'Reading of the front image stopped at its work limit, so that not everything on it was read.'
    expect((await quick(await junk(7)))['notChecked']).toEqual([{ code: 'UNRECOGNIZED_DOCUMENT', reason }])
    expect(await quick(passport)).not.toHaveProperty('notChecked')
  })

  it('says over which picture the barcode reader ended', async () => {
    const { inference } = server.service.ports
    const chargedTo = inference.chargedTo.bind(inference)
    vi.spyOn(inference, 'chargedTo').mockImplementation((payer) => ({
      ...chargedTo(payer),
      readBarcodes: () => Promise.resolve(null),
    }))
    const reason = 'The barcode reader did not finish with the front image.'
    expect((await quick(await junk(0)))['notChecked']).toEqual([{ code: 'UNRECOGNIZED_DOCUMENT', reason }])
  })
})

describe('Obscuring', () => {
  it('looks at the painted picture once, in the smallest size, and reads what was painted alone again', async () => {
    const plain = await scanned(passport)
    const obscured = await scanned(passport, { obscure: ['documentNumber', 'dob'] })
    expect(obscured.sizes).toEqual([...plain.sizes, 640])
    expect(obscured.lines - plain.lines).toBeLessThan(50)
    expect(obscured.answer.outputImage?.front).toBeDefined()
  })
})
