import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'
import { loadSanctions } from '../world/lists/sanctions.ts'

let server: TestServer
let document: string
let holder: { readonly surname: string; readonly givenNames: string; readonly dob: string }
beforeAll(async () => {
  server = await openTestServer()
  const file = await specimenFile({ kind: 'passport', today: todayInUtc() })
  document = file.base64
  holder = file.specimen
})
afterAll(() => server.close())

const presetShape = z.looseObject({ decisions: z.record(z.string(), z.unknown()) })
const factsShape = z.looseObject({
  facts: z.looseObject({
    screening: z.looseObject({ questions: z.array(z.looseObject({})), hits: z.array(z.looseObject({})) }),
  }),
})

async function stored(id: string) {
  return factsShape.parse((await server.ask({ method: 'GET', url: `/x/transactions/${id}/trace` })).json())
}

const on = { enabled: true, review: 0, reject: -1, weight: 1 }

async function scanned(
  decisions: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
) {
  const body = { document, profile: 'security_none', profileOverride: { decisions, ...more } }
  return scanAnswer.parse((await server.ask({ method: 'POST', url: '/scan', body })).json())
}

describe('a scan whose profile asks for screening', () => {
  it('is reviewed and says what was not checked while no list is loaded', async () => {
    const answer = await scanned({ AML_SANCTION: on })
    expect(answer.decision).toBe('review')
    expect(answer.notChecked).toMatchObject([{ code: 'AML_SANCTION' }])
  })

  it('warns once of a listed holder, with exactly one entity of the list', async () => {
    await loadSanctions(server, [
      { id: 7, name: `${holder.surname}, ${holder.givenNames}`, dob: holder.dob },
      { id: 8, name: 'ANOTHER, Person Entirely', dob: '1950-01-01' },
    ])
    const answer = await scanned({ AML_SANCTION: on, AML_PEP: on })
    const reported = answer.warning.filter(({ code }) => code.startsWith('AML_'))
    expect(reported).toMatchObject([{ code: 'AML_SANCTION', decision: 'review' }])
    expect(Object.keys(reported[0]?.['data'] ?? {}).sort()).toEqual(
      [
        'database',
        'documentnumber',
        'dob',
        'entity',
        'fullname',
        'program',
        'schema',
        'source',
        'time',
      ].sort(),
    )
    expect(reported[0]?.['data']).toMatchObject({ entity: 'person', database: 'us_ofac', schema: 'sanction' })
    expect(answer.notChecked).toMatchObject([{ code: 'AML_PEP' }])
    expect(answer.decision).toBe('review')
  })

  it('warns once of a holder whom two lists name; the trace tells of both', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'symbolon-second-list-'))
    const path = join(folder, 'others.csv')
    writeFileSync(path, `Name,Born\n"${holder.surname}, ${holder.givenNames}",${holder.dob}\n`)
    await server.service.ports.lists.refresh({
      source: 'others',
      own: { topic: 'sanction', map: { name: 'Name', birth: 'Born' } },
      files: () => Promise.resolve([{ path }]),
      origin: 'file',
      signal: new AbortController().signal,
    })
    rmSync(folder, { recursive: true })
    const { warning, transactionId } = await scanned({ AML_SANCTION: on })
    expect(warning.filter(({ code }) => code === 'AML_SANCTION')).toHaveLength(1)
    const { facts } = await stored(transactionId ?? '')
    expect(facts.screening.hits).toHaveLength(2)
    expect(facts.screening.hits[1]?.['sameAs']).toMatchObject({
      entityId: facts.screening.hits[0]?.['entityId'],
      evidence: `the same name and birth date ${holder.dob}`,
    })
  })

  it('asks for the whole birth date and the gender with every spelling', async () => {
    const { transactionId } = await scanned({ AML_SANCTION: on })
    const { facts } = await stored(transactionId ?? '')
    expect(facts.screening.questions.length).toBeGreaterThan(0)
    for (const question of facts.screening.questions)
      expect(question).toMatchObject({
        birthDate: holder.dob,
        gender: expect.stringMatching(/male/) as unknown,
      })
  })

  it('is warned from the band of its profile on, that goes before the account’s, that before the shipped one', async () => {
    const reported = async (screeningBand?: number) => {
      const { warning } = await scanned(
        { AML_SANCTION: on },
        screeningBand === undefined ? {} : { screeningBand },
      )
      return warning.some(({ code }) => code === 'AML_SANCTION')
    }
    const account = (screeningBand: number | null) =>
      server.ask({ method: 'PATCH', url: '/x/account', body: { screeningBand } })
    expect(await reported()).toBe(true)
    expect(await reported(1)).toBe(false)
    await account(1)
    expect(await reported()).toBe(false)
    expect(await reported(0.7)).toBe(true)
    await account(null)
    expect(await reported()).toBe(true)
  })

  it('is what security_high asks for', async () => {
    const url = '/profile/security_high'
    const preset = presetShape.parse((await server.ask({ method: 'GET', url })).json())
    for (const code of ['AML_SANCTION', 'AML_CRIME', 'AML_PEP'])
      expect(preset.decisions[code]).toMatchObject({ enabled: true })
  })

  it('searches nothing where the profile does not ask', async () => {
    const answer = await scanned({})
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
  })
})
