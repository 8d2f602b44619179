import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSpecimens } from '../../src/engine/specimens/specimen-picture.ts'
import { isLicenceKind } from '../../src/engine/specimens/licence/licence-picture.ts'
import { frontKinds, specimenKinds } from '../../src/engine/specimens/make-specimen.ts'
import { openFixedClockService, fixedDate, type FixedClockService } from '../world/service/frozen-service.ts'
import {
  licenceFile,
  specimenFile,
  type LicenceFile,
  type SpecimenFile,
} from '../world/pictures/specimen-file.ts'
import { foundCodesOf, valuesOf, type ScanAnswer } from '../world/service/wire-shapes.ts'
import { expectedFields } from './zone-truth.ts'

/** Another person than the named specimens', whose seed is 1. */
const seed = 2

const isFrontKind = (kind: string): boolean => Object.hasOwn(frontKinds, kind)

describe('the named specimens', () => {
  let service: FixedClockService
  beforeAll(async () => {
    service = await openFixedClockService()
  }, 120_000)
  afterAll(() => service.close())

  async function scanned(
    kind: string,
    { flaws = [], seed = 1 }: { readonly flaws?: readonly string[]; readonly seed?: number } = {},
  ): Promise<{ readonly file: SpecimenFile; readonly answer: ScanAnswer }> {
    const file = await specimenFile({ kind, flaws, seed, today: fixedDate })
    const answer = await service.scan({ profile: 'security_medium', document: file.base64 })
    return { file, answer }
  }

  it.each(listSpecimens().filter(({ kind }) => !isLicenceKind(kind) && !isFrontKind(kind)))(
    '$kind $flaw is decided $decision',
    async ({ kind, flaw, decision }) => {
      const { file, answer } = await scanned(kind, { flaws: flaw === '' ? [] : [flaw] })
      expect(answer.decision, JSON.stringify(answer.warning)).toBe(decision)
      expect(foundCodesOf(answer)).toEqual(expect.arrayContaining([...file.expectedWarnings]))
      expect(foundCodesOf(answer)).toHaveLength(file.expectedWarnings.length)
      const [truth, values] = [expectedFields(file), valuesOf(answer)]
      // What is not certain is withheld where something is wrong, and complete where nothing is.
      const request =
        decision !== 'reject' ? Object.keys(truth) : Object.keys(truth).filter((key) => key in values)
      for (const key of request) expect(values[key], key).toBe(truth[key])
      if (file.expectedWarnings.includes('UNRECOGNIZED_DOCUMENT')) expect(answer.data).toEqual({})
      else expect(values['documentNumber']).toBe(truth['documentNumber'])
    },
  )

  it.each(Object.keys(specimenKinds))('a %s of another person is read and decided alike', async (kind) => {
    const { file, answer } = await scanned(kind, { seed })
    expect(valuesOf(answer)).toMatchObject(expectedFields(file))
    expect(answer.decision, JSON.stringify(answer.warning)).toBe(file.expectedDecision)
  })

  it.each(Object.entries(frontKinds))('%s and %s are accepted together', async (front, back) => {
    const { file, answer } = await scanned(front)
    expect(answer.decision).toBe('review')
    const body = { profile: 'security_medium', document: file.base64 }
    const documentBack = (await specimenFile({ kind: back, today: fixedDate })).base64
    expect(await service.scan({ ...body, documentBack })).toMatchObject({
      decision: 'accept',
      notChecked: [],
    })
  })

  it('both sides of a driving licence are accepted together', async () => {
    const side = async (kind: 'driving-licence' | 'driving-licence-front') =>
      (await licenceFile({ kind, today: fixedDate })).base64
    const [document, documentBack] = [await side('driving-licence-front'), await side('driving-licence')]
    const answer = await service.scan({ profile: 'security_medium', document, documentBack })
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
  })

  it.each(listSpecimens().filter(({ kind }) => isLicenceKind(kind)))(
    '$kind $flaw is decided $decision by its barcode or its print',
    async ({ kind, flaw, decision }) => {
      if (!isLicenceKind(kind)) throw new Error(`${kind} is no licence`)
      const file = await licenceFile({ kind, flaws: flaw === '' ? [] : [flaw], today: fixedDate })
      const answer = await service.scan({ profile: 'security_medium', document: file.base64 })
      expect(answer.decision, JSON.stringify(answer.warning)).toBe(decision)
      expect(foundCodesOf(answer)).toEqual(file.expectedWarnings)
      expect(valuesOf(answer)).toMatchObject(
        kind === 'driving-licence-front' ? frontTruth(file.licence) : licenceTruth(file.licence),
      )
    },
  )
})

/** What is printed on the front; it has no word for postcodes. */
function frontTruth(licence: LicenceFile['licence']): Readonly<Record<string, string>> {
  const { postcode: _, ...printed } = licenceTruth(licence)
  return { ...printed, documentSide: 'FRONT' }
}

/** What the barcode was made from, not what it says. */
function licenceTruth({ holder }: LicenceFile['licence']): Readonly<Record<string, string>> {
  const { documentNumber, lastName, firstName, dob, issued, expiry, sex, postcode } = holder
  return { documentNumber, lastName, firstName, dob, issued, expiry, sex, postcode, documentType: 'D', countryIso3: 'UTO', documentSide: 'BACK' } // prettier-ignore
}
