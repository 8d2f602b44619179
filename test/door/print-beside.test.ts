import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alteredPrint } from '../world/pictures/altered-print.ts'
import { specimenFile, todayInUtc, type SpecimenFile } from '../world/pictures/specimen-file.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { quickAnswer, scanAnswer, type ScanAnswer } from '../world/service/wire-shapes.ts'

/** A holder whose print bears no letters with marks. */
const seed = 3
const today = todayInUtc()
let server: TestServer
let passport: SpecimenFile
beforeAll(async () => {
  server = await openTestAccount()
  passport = await specimenFile({ kind: 'passport', seed, today })
})
afterAll(() => server.close())

async function ask(url: string, body: Readonly<Record<string, unknown>>) {
  const reply = await server.ask({ method: 'POST', url, key: 'test', body })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const printed = ({ data }: Pick<ScanAnswer, 'data'>, key: string) =>
  (data[key] ?? []).find(({ source }) => source === 'visual')

const upper = (text: string): string => text.toUpperCase()

describe('Print beside the zone of a passport', () => {
  it.each(['/scan', '/quickscan'])(
    'is answered by %s: place of birth, date of issue and authority',
    async (url) => {
      const shape = url === '/scan' ? scanAnswer : quickAnswer
      const answer = shape.parse(await ask(url, { document: passport.base64, profile: 'security_none' }))
      const { specimen } = passport
      expect(printed(answer, 'placeOfBirth')).toMatchObject({ value: upper(specimen.placeOfBirth), index: 0 })
      expect(printed(answer, 'issued')?.value).toBe(specimen.issued)
      expect(printed(answer, 'issueAuthority')?.value).toBe(upper(specimen.authority))
      expect(printed(answer, 'dob')?.value).toBe(specimen.dob)
      expect(answer.missingFields).toEqual([])
    },
  )

  it('stands behind what the zone says, with boxes in both pictures', async () => {
    const answer = scanAnswer.parse(
      await ask('/scan', { document: passport.base64, profile: 'security_none' }),
    )
    expect(answer.data['dob']?.map(({ source }) => source)).toEqual(['mrz', 'visual'])
    const corner = [expect.any(Number), expect.any(Number)]
    const box = [corner, corner, corner, corner]
    expect(printed(answer, 'issued')).toMatchObject({ inputBox: box, outputBox: box })
  })

  it('is not read by /veryquickscan', async () => {
    const answer = quickAnswer.parse(await ask('/veryquickscan', { document: passport.base64 }))
    const sources = Object.values(answer.data).flatMap((readings) => readings.map(({ source }) => source))
    expect(sources).not.toContain('visual')
  })

  it('raises nothing where it says what the zone says', async () => {
    const answer = scanAnswer.parse(
      await ask('/scan', { document: passport.base64, profile: 'security_medium' }),
    )
    const codes = answer.warning.map(({ code }) => code)
    expect(codes).not.toContain('FEATURE_VERIFICATION_FAILED')
    expect(codes).not.toContain('DOCUMENT_NAME_MISMATCH')
  })

  it('raises FEATURE_VERIFICATION_FAILED where two digits of the birth date were changed in it alone', async () => {
    const document = await alteredPrint({ kind: 'passport', seed, today }, ({ dob }) => ({
      dob: `${dob.slice(0, 2)}${dob.slice(2, 4) === '57' ? '64' : '57'}${dob.slice(4)}`,
    }))
    const answer = scanAnswer.parse(await ask('/scan', { document, profile: 'security_medium' }))
    const [found] = answer.warning.filter(({ code }) => code === 'FEATURE_VERIFICATION_FAILED')
    expect(found?.['description']).toMatch(
      /birth date is .* in the (print|machine readable zone) on the front and/,
    )
    expect(answer.decision).not.toBe('accept')
  })
})
