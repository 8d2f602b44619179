import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fixedDate, openFixedClockService, type FixedClockService } from '../world/service/frozen-service.ts'
import { specimenFile } from '../world/pictures/specimen-file.ts'

/** How many specimens are scanned, twice each: `npm run test:flips` asks for 200. */
const count = Number(process.env['FLIPS'] ?? '6')
/** A backtest tells so many flips one by one. */
const batch = 100
/** A slow machine may take so long for one specimen, in milliseconds. */
const timeoutMs = 60_000

/** What the profile that is tried would change: expired documents may pass, cards may not. */
const candidateProfile = {
  decisions: { DOCUMENT_EXPIRED: { reject: -1 }, UNDER_18: { review: 0 } },
  acceptedDocuments: { documentType: 'P' },
}

/** In turns: rejected and then accepted, accepted and then rejected, accepted and then reviewed. */
const specimens = [
  { kind: 'passport', flaws: ['expired'] },
  { kind: 'id-card', flaws: [] },
  { kind: 'passport', flaws: ['minor'] },
] as const

const scanSpecimen = z.object({
  examined: z.int(),
  flips: z.int(),
  examples: z.array(z.looseObject({ id: z.string(), from: z.string(), to: z.string() })),
})

describe('A backtest of documents that were really scanned', () => {
  let service: FixedClockService
  beforeAll(async () => {
    service = await openFixedClockService()
  })
  afterAll(() => service.close())

  const scan = (document: string, more: Readonly<Record<string, unknown>> = {}) =>
    service.scan({ document, profile: 'security_medium', ...more })

  async function pictureOf(at: number): Promise<string> {
    const request = specimens[at % specimens.length] ?? specimens[0]
    return (
      await specimenFile({ ...request, flaws: [...request.flaws], seed: 71_000 + at, today: fixedDate })
    ).base64
  }

  /** Which decision the backtest told of each record that would be another. */
  async function predicted(customData: string, profileOverride: object): Promise<Map<string, string>> {
    const body = { profile: 'security_medium', profileOverride, customData, examples: batch }
    const { flips, examples } = scanSpecimen.parse(await service.post('/x/backtest', body))
    expect(flips).toBe(examples.length)
    return new Map(examples.map(({ id, to }) => [id, to]))
  }

  it(
    'predicts what scanning every picture again under the other profile decides, and nothing under its own',
    async () => {
      const wrong: string[] = []
      let flips = 0
      for (let from = 0; from < count; from += batch) {
        const places = Array.from({ length: Math.min(batch, count - from) }, (_, at) => from + at)
        const customData = `flips ${from}`
        const scanned: { at: number; id: string; decision: string }[] = []
        for (const at of places) {
          const { transactionId = '', decision } = await scan(await pictureOf(at), { customData })
          scanned.push({ at, id: transactionId, decision })
        }
        expect([...(await predicted(customData, {})).keys()]).toEqual([])
        const reported = await predicted(customData, candidateProfile)
        flips += reported.size
        for (const { at, id, decision } of scanned) {
          const again = await scan(await pictureOf(at), {
            profileOverride: { ...candidateProfile, saveResult: false },
          })
          const expected = reported.get(id) ?? decision
          if (again.decision !== expected)
            wrong.push(`${at}: ${expected} was predicted, ${again.decision} is`)
        }
      }
      expect(wrong).toEqual([])
      // Every one of them was drawn so that it flips.
      expect(flips).toBe(count)
    },
    count * timeoutMs,
  )
})
