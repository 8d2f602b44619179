import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeMrz } from '../../src/engine/documents/formats/compose-mrz.ts'
import { goodConditions } from '../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { drawSpecimen, type FlatSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { personFor } from '../../src/engine/specimens/person-for.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import { homeMadeBarcode, homeMadeZone } from '../world/pictures/home-made-code.ts'
import { documentSize, drawSheet } from '../world/pictures/home-made-sheet.ts'
import { portraitOf } from '../world/pictures/likeness.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { encoded, licenceFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { codesOf, scanAnswer, type ScanAnswer } from '../world/service/wire-shapes.ts'

const judging = ['security_low', 'security_medium', 'security_high'] as const
const beige = [233, 224, 202] as const
const seed = 31_007
let server: TestServer
beforeAll(async () => {
  server = await openTestAccount()
})
afterAll(() => server.close())

async function scanned(
  body: Readonly<Record<string, unknown>>,
  key: 'server' | 'test' = 'server',
): Promise<ScanAnswer> {
  return scanAnswer.parse((await server.ask({ method: 'POST', url: '/scan', key, body })).json())
}

/** As a telephone sees it in good light. */
async function taken(draw: (dotsPerMm: number) => FlatSpecimen): Promise<string> {
  const conditions = { ...goodConditions(randomFrom(seed)), letterPx: 24 }
  const { pixels } = photograph(draw(dotsForLetters(conditions.letterPx)), conditions, seed)
  return (await encoded(pixels, conditions.jpegQuality)).toString('base64')
}

describe('a code that anyone can make', () => {
  let barcode: string
  let zone: string
  beforeAll(async () => {
    const drawn = await homeMadeBarcode(seed, todayInUtc())
    barcode = await taken((dots) => drawSheet(drawn, { ...documentSize(drawn), colour: beige }, dots))
    const lines = zoneOf('XOM')
    const code = homeMadeZone('TD3', lines)
    const sheet = { widthMm: 150, heightMm: 90, cornerMm: 0, colour: beige, at: [18, 60] } as const
    zone = await taken((dots) => drawSheet(code, sheet, dots))
  })

  it.each(judging)(
    '#131 is not accepted by %s on an empty card or a bare sheet, under a live key',
    async (profile) => {
      for (const document of [barcode, zone]) {
        const answer = await scanned({ document, profile })
        expect(answer.data['documentNumber']).toBeDefined()
        expect(codesOf(answer)).toContain('PHYSICAL_DOCUMENT_MISSING')
        expect(answer.decision).not.toBe('accept')
      }
    },
  )

  it('is accepted by security_none, and where a profile says that it changes nothing', async () => {
    expect(await scanned({ document: zone, profile: 'security_none' })).toMatchObject({ decision: 'accept' })
    const lowered = { decisions: { PHYSICAL_DOCUMENT_MISSING: { review: -1, reject: -1 } } }
    const answer = await scanned({ document: zone, profile: 'security_low', profileOverride: lowered })
    expect(answer.decision).toBe('accept')
    expect(codesOf(answer)).toContain('PHYSICAL_DOCUMENT_MISSING')
  })
})

describe('the back of a driving licence', () => {
  it.each(judging)('#132 is never enough for %s, which says what the front must show', async (profile) => {
    const document = (await licenceFile({ today: todayInUtc() })).base64
    const { decision, notChecked } = await scanned({ document, profile }, 'test')
    expect(decision).toBe('review')
    const open = notChecked?.find(({ code }) => code === 'PHYSICAL_DOCUMENT_MISSING')
    expect(open?.['reason']).toMatch(
      /Send the other side, with its portrait, and with name, birth date and number/,
    )
  })

  it('is accepted with a front that says the same, and reviewed with another person’s', async () => {
    const side = async (kind: 'driving-licence' | 'driving-licence-front', of: number) =>
      (await licenceFile({ kind, today: todayInUtc(), seed: of })).base64
    const body = { document: await side('driving-licence-front', 1), profile: 'security_medium' }
    const own = await scanned({ ...body, documentBack: await side('driving-licence', 1) }, 'test')
    expect(own).toMatchObject({ decision: 'accept', notChecked: [] })
    const foreign = await scanned({ ...body, documentBack: await side('driving-licence', 2) }, 'test')
    expect(foreign.notChecked?.map(({ code }) => code)).toContain('PHYSICAL_DOCUMENT_MISSING')
  })
})

describe('a passport', () => {
  const passportOf = async (issuer: string): Promise<string> => {
    const specimen = { ...makeSpecimen(seed, 'passport', { today: todayInUtc() }), zone: zoneOf(issuer) }
    const likeness = await portraitOf(personFor(specimen))
    return taken((dotsPerMm) => drawSpecimen(specimen, { dotsPerMm, likeness }))
  }

  it.each(judging)(
    '#133 of a state that ICAO 9303-3 does not list is never accepted by %s',
    async (profile) => {
      for (const issuer of ['ZUB', 'WSA', 'YUG']) {
        const answer = await scanned({ document: await passportOf(issuer), profile })
        expect(answer.decision, issuer).not.toBe('accept')
        const open = answer.notChecked?.map(({ code }) => code) ?? []
        expect([...codesOf(answer), ...open], issuer).toContain('FAKE_ID')
      }
    },
  )

  it('of an issuer that is listed is accepted, and of one that is not by security_none alone', async () => {
    const listed = await scanned({ document: await passportOf('XOM'), profile: 'security_medium' })
    expect(listed).toMatchObject({ decision: 'accept', warning: [], notChecked: [] })
    const unlisted = await scanned({ document: await passportOf('ZUB'), profile: 'security_none' })
    expect(unlisted.decision).toBe('accept')
  })
})

/** The zone of a passport of that issuer, with right check digits. */
function zoneOf(issuer: string): readonly string[] {
  const { surname, givenNames, sex, dob, expiry } = makeSpecimen(seed, 'passport', { today: todayInUtc() })
  const holder = { surname, givenNames, sex, dob, expiry, documentNumber: 'K7301942', optionalData: '' }
  return composeMrz('TD3', { ...holder, documentCode: 'P', issuer, nationality: issuer })
}
